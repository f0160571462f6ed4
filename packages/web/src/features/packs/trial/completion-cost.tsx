import type { Series } from '@pennant/contract/packs';
import type { Tier } from '@pennant/rules/cards/tier';
import type { CompletionForecast } from '@pennant/rules/packs/cost-to-complete';
import { useMemo } from 'react';

import { useVisitor } from '../../../api/current-user.ts';
import { useApiQuery } from '../../../api/query-hooks.ts';
import { formatCount, formatMoney } from '../../../ui/money.tsx';
import { standingOf } from './standing.ts';
import { useCompletionCost, type KnownCost } from './use-completion-cost.ts';
import { useOddsTable } from './use-odds-table.ts';

interface Props {
  readonly series: Pick<Series, 'seriesID' | 'cost'>;
  /** How many cards of each tier are looked for; null for all that are missing. Must be stable. */
  readonly wanted?: ReadonlyMap<Tier, number> | null;
  /** What is looked for, as the head of the figures: "To complete it from where you stand". */
  readonly title: string;
}

/**
 * What it costs to complete a series from where the user stands, or to get some cards of it: what
 * half of the collectors need and what one of ten exceeds, by simulation in the browser.
 */
export function CompletionCost({ series, wanted = null, title }: Props) {
  const { seriesID, cost } = series;
  const visitor = useVisitor();
  const isPlayer = visitor.kind === 'player';
  const { odds, table } = useOddsTable(seriesID);
  const box = useApiQuery(
    'GET /swapBox/{seriesID}',
    { params: { seriesID } },
    { enabled: isPlayer },
  );
  const standing = useMemo(() => {
    if (!table || visitor.kind === 'checking' || (isPlayer && box.data === undefined)) return null;
    return standingOf(table, isPlayer ? (box.data ?? null) : null, wanted);
  }, [table, visitor.kind, isPlayer, box.data, wanted]);
  const known = useCompletionCost(table, cost, standing);
  const hasFailed = odds.isError || box.isError || table === null || known === 'failed';
  return (
    <section
      aria-label={title}
      aria-busy={known === null && !hasFailed}
      className="border-2 border-rule-strong bg-raised px-4 py-3 shadow-sheet"
    >
      <h3 className="font-slab text-lg leading-tight font-semibold">{title}</h3>
      {hasFailed ? (
        <p className="mt-1 text-ink-soft">It could not be worked out now. Look again later.</p>
      ) : (
        <Figures known={known} />
      )}
    </section>
  );
}

function Figures({ known }: { readonly known: Exclude<KnownCost, 'failed'> }) {
  return (
    <>
      <dl className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Way name="With the Swap Box" known={known} forecast={known?.withSwaps ?? null} />
        <Way name="By packs alone" known={known} forecast={known?.byPacks ?? null} />
      </dl>
      <p className="mt-2 text-xs text-ink-soft">
        {known === null
          ? 'Opening packs for nothing...'
          : `${formatCount(known.collectors)} collectors, simulated here by the code that draws real packs. Money: the packs, less what the duplicates sell for.`}
      </p>
    </>
  );
}

function Way({
  name,
  known,
  forecast,
}: {
  readonly name: string;
  readonly known: Exclude<KnownCost, 'failed'>;
  readonly forecast: CompletionForecast | null;
}) {
  return (
    <div className="min-h-16">
      <dt className="font-varsity text-sm text-pennant">{name}</dt>
      <dd className="leading-snug">
        {known === null ? (
          <span className="text-ink-soft">...</span>
        ) : forecast === null ? (
          'More packs than were tried.'
        ) : forecast.nineOfTen.packs === 0 ? (
          'No pack: your extra copies are enough.'
        ) : (
          <>
            Half need at most{' '}
            <strong className="figures whitespace-nowrap">{packsText(forecast.half.packs)}</strong>{' '}
            <Cost amount={forecast.half.money} />; one in ten more than{' '}
            <strong className="figures whitespace-nowrap">
              {packsText(forecast.nineOfTen.packs)}
            </strong>{' '}
            <Cost amount={forecast.nineOfTen.money} />.
          </>
        )}
      </dd>
    </div>
  );
}

const packsText = (packs: number) => `${formatCount(packs)} ${packs === 1 ? 'pack' : 'packs'}`;

const Cost = ({ amount }: { readonly amount: number }) => (
  <span className="figures whitespace-nowrap text-ink-soft">
    ({formatMoney(Math.max(0, Math.round(amount)))})
  </span>
);
