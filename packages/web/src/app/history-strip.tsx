import { useVisitor } from '../api/user.ts';
import { useAnswer } from '../api/use-call.ts';
import { countText } from '../ui/money.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** How often to ask how far the cards are, in ms. */
const ASK_EVERY = 3000;

/** The strip above everything: which history is loaded, how far its cards are made, and where else to go. */
export function HistoryStrip() {
  const isKnown = useVisitor().kind !== 'checking';
  const { data: catalogue } = useAnswer('GET /catalogue', undefined, {
    refetchInterval: (answer) => (answer?.isComplete === false ? ASK_EVERY : false),
  });
  return (
    <div className="lamp-lit bg-tin-deep text-chalk">
      <div className="page-column flex min-h-11 items-center justify-between gap-4 text-xs">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {catalogue ? <span className="font-varsity">{catalogue.label}</span> : null}
          {catalogue?.isComplete === false ? (
            <span className="figures text-lamp">
              Making the cards: {countText(catalogue.seasonsMade)} of{' '}
              {countText(catalogue.seasonsTotal)} seasons
            </span>
          ) : null}
        </p>
        <div className="flex shrink-0 items-center gap-6">
          <nav aria-label="Elsewhere" className={`hidden xl:block ${isKnown ? '' : 'invisible'}`}>
            <Elsewhere />
          </nav>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
