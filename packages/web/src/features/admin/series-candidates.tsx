import type { CardSummary } from '@pennant/contract/cards';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { formatCount } from '../../ui/money.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import {
  cardColumnsWith,
  INITIAL_CARDS,
  type SeriesCardListProps,
} from './series-card-columns.tsx';

const addColumn = ({
  busy,
  onChange,
}: Omit<SeriesCardListProps, 'series'>): Column<CardSummary> => ({
  key: 'in',
  head: 'Put in',
  cell: (card) => (
    <Button
      size="small"
      paint="outfield"
      className="whitespace-nowrap"
      disabled={busy}
      aria-label={`Put in ${decodeURIComponent(card.name)}, ${card.year}`}
      onClick={() => onChange({ add: [card.cardID] })}
    >
      Put in
    </Button>
  ),
});

/** The search criteria as typed. */
interface SearchCriteria {
  readonly name: string;
  readonly year: string;
  readonly type: string;
  readonly minRating: string;
}

/** A search for cards that are not in the series yet, with buttons that add them. */
export function SeriesCandidates({ series, busy, onChange }: SeriesCardListProps) {
  const [criteria, setCriteria] = useState<SearchCriteria>({
    name: '',
    year: '',
    type: '',
    minRating: String(Math.max(series.minRating, 56)),
  });
  const candidates = useApiQuery(
    'GET /series/{id}/candidates',
    {
      params: { id: series.seriesID },
      query: {
        limit: 100,
        ...(criteria.name === '' ? {} : { name: criteria.name }),
        ...(/^\d{4}$/.test(criteria.year) ? { year: criteria.year } : {}),
        ...(criteria.type === '' ? {} : { type: criteria.type }),
        ...(/^\d{1,2}$/.test(criteria.minRating) ? { minRating: criteria.minRating } : {}),
      },
    },
    { keepPrevious: true },
  );
  const found = candidates.data ?? [];
  return (
    <section aria-labelledby="candidates">
      <h2 id="candidates" className="mb-3 font-display text-2xl">
        Put cards in
      </h2>
      <SearchForm initial={criteria} onSearch={setCriteria} />
      {candidates.isError ? (
        <p role="alert" className="font-semibold text-bad">
          {messageOf(candidates.error)}
        </p>
      ) : null}
      {candidates.isPending ? <p role="status">Loading...</p> : null}
      {candidates.isSuccess && found.length === 0 ? (
        <p role="status" className="text-ink-soft">
          No card is like that, or all of them are in the series.
        </p>
      ) : null}
      {found.length === 0 ? null : (
        <>
          <Table
            caption="Cards to put in"
            sheetsOnPhone
            rows={found}
            first={INITIAL_CARDS}
            rowKey={({ cardID }) => cardID}
            columns={cardColumnsWith(addColumn({ busy, onChange }))}
          />
          <Button
            className="mt-4"
            disabled={busy}
            onClick={() => onChange({ add: found.map(({ cardID }) => cardID) })}
          >
            {`Put all ${formatCount(found.length)} in`}
          </Button>
        </>
      )}
    </section>
  );
}

/** The search form; `initial` holds its initial values. */
function SearchForm({
  initial,
  onSearch,
}: {
  readonly initial: SearchCriteria;
  readonly onSearch: (criteria: SearchCriteria) => void;
}) {
  const [typed, setTyped] = useState(initial);
  const field = (name: keyof SearchCriteria) => ({
    value: typed[name],
    autoComplete: 'off',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form
      className="mb-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({
          name: typed.name.trim(),
          year: typed.year.trim(),
          type: typed.type,
          minRating: typed.minRating.trim(),
        });
      }}
    >
      <TextField
        label="Name"
        type="search"
        maxLength={60}
        className="col-span-2"
        {...field('name')}
      />
      <TextField label="Season" inputMode="numeric" maxLength={4} {...field('year')} />
      <TextField label="Rated from" inputMode="numeric" maxLength={2} {...field('minRating')} />
      <SelectField label="Kind" className="col-span-2" {...field('type')}>
        <option value="">Batters and pitchers</option>
        <option value="Batter">Batters</option>
        <option value="Pitcher">Pitchers</option>
      </SelectField>
      <Button type="submit" className="col-span-2">
        Find cards
      </Button>
    </form>
  );
}
