import { TIERS } from '@pennant/rules/cards/tier';
import { useMemo, useState } from 'react';

import type { Answer } from '../../../api/calls.ts';
import { useAnswer } from '../../../api/use-call.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { countText } from '../../../ui/money.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { TierSwatch } from '../../../ui/tier-swatch.tsx';
import { NAME, POSITIONS, RATING, TEAM, YEAR } from '../../../ui/card-cells.tsx';
import type { Completion } from './completion.ts';
import { oddsText } from './odds-text.ts';
import { TierBar } from './tier-bar.tsx';

type SeriesCard = Answer<'GET /series/{id}/cards'>['cards'][number];

const COLUMNS: readonly Column<SeriesCard>[] = [
  NAME,
  YEAR,
  TEAM,
  POSITIONS,
  RATING,
  {
    key: 'odds',
    head: 'Odds',
    sortBy: ({ chance }) => chance,
    cell: ({ chance }) => <span className="whitespace-nowrap">{oddsText(chance)}</span>,
    figures: true,
  },
];

/** Returns the lowest rating of a tier, for the tier's swatch. */
const ratingOf = (tier: string) => TIERS.find((row) => row.tier === tier)?.from ?? 0;

/** The number of rows rendered at first, and added by each "Show more". */
const ROWS_STEP = 100;

interface Props {
  readonly completion: Completion;
  readonly ownedIDs: ReadonlySet<number>;
  readonly onBack: () => void;
  /** Shows the cards of the series that the user owns. */
  readonly onOwned: () => void;
}

/** One series: the owned cards by tier, and each missing card with its odds. */
export function MissingCards({ completion, ownedIDs, onBack, onOwned }: Props) {
  const { series, owned, total, tiers } = completion;
  const cards = useAnswer('GET /series/{id}/cards', { params: { id: series.seriesID } });
  const [rows, setRows] = useState(ROWS_STEP);
  const missing = useMemo(
    () => (cards.data?.cards ?? []).filter(({ cardID }) => !ownedIDs.has(cardID)),
    [cards.data, ownedIDs],
  );
  return (
    <section aria-labelledby="missing-series">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="missing-series" className="font-display text-2xl">
          {series.name}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={onBack}>
            All series
          </Button>
          {owned === 0 ? null : (
            <Button size="small" onClick={onOwned}>
              Your {countText(owned)} of it
            </Button>
          )}
          <LinkButton size="small" paint="pennant" to={`/packs/buy?series=${series.seriesID}`}>
            Buy Packs
          </LinkButton>
        </div>
      </div>
      <TierBar completion={completion} />
      <ul className="mt-3 mb-6 flex flex-wrap gap-x-6 gap-y-2">
        {tiers.map((share) => (
          <li key={share.tier} className="figures flex items-center gap-2 text-sm">
            <TierSwatch rating={ratingOf(share.tier)} />
            <span aria-hidden="true">{share.tier}</span>
            {countText(share.owned)} of {countText(share.total)}
          </li>
        ))}
      </ul>
      {cards.isPending ? (
        <Loading />
      ) : cards.isError ? (
        <ErrorState
          title="Error fetching packs"
          error={cards.error}
          onRetry={() => void cards.refetch()}
        />
      ) : missing.length === 0 ? (
        <p className="py-8 font-slab text-lg">
          Complete: all {countText(total)} cards of it are yours.
        </p>
      ) : (
        <>
          <p className="mb-3 text-ink-soft">
            {countText(missing.length)} {missing.length === 1 ? 'card is' : 'cards are'} missing.
            The odds are for each card of a pack; a pack holds {series.numberOfCards}.
          </p>
          <Table
            caption={`Missing cards of ${series.name}`}
            columns={COLUMNS}
            rows={missing}
            first={rows}
            rowKey={({ cardID }) => cardID}
            defaultSort={{ column: 'rating', direction: 'descending' }}
          />
          {rows < missing.length ? (
            <Button className="mt-4" onClick={() => setRows(rows + ROWS_STEP)}>
              Show more
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
