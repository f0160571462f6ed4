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

/** A rating of each tier, for its colour square. */
const ratingOf = (tier: string) => TIERS.find((each) => each.tier === tier)?.from ?? 0;

/** How many rows are drawn at first, and how many more each time. */
const STEP = 100;

interface Props {
  readonly completion: Completion;
  readonly ownedIDs: ReadonlySet<number>;
  readonly onBack: () => void;
  /** Shows the cards of the series that are there. */
  readonly onOwned: () => void;
}

/** One series: what is there by tier, and each missing card with its odds. */
export function MissingCards({ completion, ownedIDs, onBack, onOwned }: Props) {
  const { series, owned, total, tiers } = completion;
  const cards = useAnswer('GET /series/{id}/cards', { params: { id: series.seriesID } });
  const [rows, setRows] = useState(STEP);
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
        {tiers.map((each) => (
          <li key={each.tier} className="figures flex items-center gap-2 text-sm">
            <TierSwatch rating={ratingOf(each.tier)} />
            <span aria-hidden="true">{each.tier}</span>
            {countText(each.owned)} of {countText(each.total)}
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
            <Button className="mt-4" onClick={() => setRows(rows + STEP)}>
              Show more
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
