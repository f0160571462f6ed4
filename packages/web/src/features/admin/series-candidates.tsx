import type { CardSummary } from '@pennant/contract/cards';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAnswer } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { countText } from '../../ui/money.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { columnsWith, STEP, type PartProps } from './series-card-columns.tsx';

const putInColumn = ({ busy, onChange }: Omit<PartProps, 'series'>): Column<CardSummary> => ({
  key: 'in',
  head: 'Put in',
  cell: (card) => (
    <Button
      size="small"
      paint="outfield"
      disabled={busy}
      aria-label={`Put in ${decodeURIComponent(card.name)}, ${card.year}`}
      onClick={() => onChange({ add: [card.cardID] })}
    >
      Put in
    </Button>
  ),
});

/** What cards are looked for, as it is typed. */
interface Wanted {
  readonly name: string;
  readonly year: string;
  readonly type: string;
  readonly minRating: string;
}

/** Other cards, to be put into a series. */
export function Candidates({ series, busy, onChange }: PartProps) {
  const [asked, setAsked] = useState<Wanted>({
    name: '',
    year: '',
    type: '',
    minRating: String(Math.max(series.minRating, 56)),
  });
  const candidates = useAnswer(
    'GET /series/{id}/candidates',
    {
      params: { id: series.seriesID },
      query: {
        limit: 100,
        ...(asked.name === '' ? {} : { name: asked.name }),
        ...(/^\d{4}$/.test(asked.year) ? { year: asked.year } : {}),
        ...(asked.type === '' ? {} : { type: asked.type }),
        ...(/^\d{1,2}$/.test(asked.minRating) ? { minRating: asked.minRating } : {}),
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
      <WantedForm first={asked} onWanted={setAsked} />
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
            first={STEP}
            rowKey={({ cardID }) => cardID}
            columns={columnsWith(putInColumn({ busy, onChange }))}
          />
          <Button
            className="mt-4"
            disabled={busy}
            onClick={() => onChange({ add: found.map(({ cardID }) => cardID) })}
          >
            {`Put all ${countText(found.length)} in`}
          </Button>
        </>
      )}
    </section>
  );
}

/** Asks which cards to look for; `first` is what it begins with. */
function WantedForm({
  first,
  onWanted,
}: {
  readonly first: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}) {
  const [typed, setTyped] = useState(first);
  const field = (name: keyof Wanted) => ({
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
        onWanted({
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
