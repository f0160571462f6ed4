import type { AdminSeries } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';
import { isPackEligible } from '@pennant/rules/packs/pack-eligibility';
import { useDeferredValue, useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form-fields.tsx';
import { formatCount } from '../../ui/money.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { toast } from '../../ui/toast.ts';
import { SeriesCandidates } from './series-candidates.tsx';
import {
  cardColumnsWith,
  INITIAL_CARDS,
  type SeriesCardListProps,
} from './series-card-columns.tsx';
import './compact-rows.css';

/** The editor of the cards of a series: those in it, and candidates to add. */
export function SeriesCards({
  series,
  cards,
}: {
  readonly series: AdminSeries;
  readonly cards: readonly CardSummary[];
}) {
  const changing = useApiMutation('PUT /series/{id}/cards', {
    onSuccess: ({ added, removed }) =>
      toast.good(
        added > 0
          ? `${formatCount(added)} card(s) put in.`
          : `${formatCount(removed)} card(s) taken out.`,
      ),
  });
  const change = (body: { add?: number[]; remove?: number[] }) =>
    changing.mutate({ params: { id: series.seriesID }, body });
  return (
    <>
      {changing.isError ? (
        <p role="alert" className="mt-8 border-l-4 border-bad pl-3 font-semibold text-bad">
          {messageOf(changing.error)}
        </p>
      ) : null}
      <div className="compact-rows mt-10 grid items-start gap-10 xl:grid-cols-2">
        <Members series={series} cards={cards} busy={changing.isPending} onChange={change} />
        <SeriesCandidates series={series} busy={changing.isPending} onChange={change} />
      </div>
    </>
  );
}

/** Returns the column that says whether a card is in the packs, with a button that removes it. */
const inPacksColumn = ({ series, busy, onChange }: SeriesCardListProps): Column<CardSummary> => ({
  key: 'out',
  head: 'In packs',
  cell: (card) => (
    <span className="flex items-center justify-end gap-3 sm:justify-start">
      {isPackEligible(series, { rating: card.rating, teams: card.teamNameID }) ? 'yes' : 'no'}
      <Button
        size="small"
        className="whitespace-nowrap"
        disabled={busy}
        aria-label={`Take out ${decodeURIComponent(card.name)}, ${card.year}`}
        onClick={() => onChange({ remove: [card.cardID] })}
      >
        Take out
      </Button>
    </span>
  ),
});

function Members({
  series,
  cards,
  busy,
  onChange,
}: SeriesCardListProps & { readonly cards: readonly CardSummary[] }) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(INITIAL_CARDS);
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const found =
    wanted === ''
      ? cards
      : cards.filter(({ name }) => decodeURIComponent(name).toLowerCase().includes(wanted));
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-3 font-display text-2xl">
        Its cards ({formatCount(cards.length)})
      </h2>
      {cards.length === 0 ? (
        <p className="text-ink-soft">An empty shoebox. Find cards for it and put them in.</p>
      ) : (
        <>
          <TextField
            label="Find one of them"
            type="search"
            autoComplete="off"
            value={typed}
            className="mb-3 max-w-sm"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Table
            caption="Cards of the series"
            sheetsOnPhone
            rows={found}
            first={shown}
            rowKey={({ cardID }) => cardID}
            columns={cardColumnsWith(inPacksColumn({ series, busy, onChange }))}
          />
          {found.length === 0 ? <p className="text-ink-soft">None is called that.</p> : null}
          {found.length > shown ? (
            <Button className="mt-4" onClick={() => setShown(shown + 100)}>
              {`Show more of ${formatCount(found.length)} cards`}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
