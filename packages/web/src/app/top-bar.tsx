import type { ApiResponse } from '../api/call-types.ts';
import { useVisitor } from '../api/current-user.ts';
import { useApiQuery } from '../api/query-hooks.ts';
import { formatCount } from '../ui/money.tsx';
import { ExternalLinks } from './external-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type CatalogueProgress = ApiResponse<'GET /catalogue'>;

/** How often the progress of card generation is polled, in ms. */
const POLL_MS = 3000;

/** Whether seasons are still to be made: the first ones, or those of files that have grown. */
const isMaking = (catalogue: CatalogueProgress | undefined): catalogue is CatalogueProgress =>
  catalogue !== undefined && catalogue.seasonsMade < catalogue.seasonsTotal;

/** The strip on top of every page: the loaded history, its progress, external links, the theme. */
export function TopBar() {
  const isKnown = useVisitor().kind !== 'checking';
  const { data: catalogue } = useApiQuery('GET /catalogue', undefined, {
    refetchInterval: (response) =>
      response?.isComplete === false || isMaking(response) ? POLL_MS : false,
  });
  return (
    <div className="lamp-lit bg-tin-deep text-chalk">
      <div className="page-column flex min-h-11 items-center justify-between gap-4 text-xs">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {catalogue ? <span className="font-varsity">{catalogue.label}</span> : null}
          {isMaking(catalogue) ? (
            <span className="figures text-lamp">
              Making the cards: {formatCount(catalogue.seasonsMade)} of{' '}
              {formatCount(catalogue.seasonsTotal)} seasons
            </span>
          ) : null}
        </p>
        <div className="flex shrink-0 items-center gap-6">
          <nav aria-label="Elsewhere" className={`hidden xl:block ${isKnown ? '' : 'invisible'}`}>
            <ExternalLinks />
          </nav>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
