import type { AdminSeries } from '@pennant/contract/series-admin';
import type { CardSummary } from '@pennant/contract/cards';
import { isInPacks } from '@pennant/rules/packs/in-packs';
import { useDeferredValue, useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAction, useAnswer } from '../../api/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { countText } from '../../ui/money.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { toast } from '../../ui/toast.ts';

const STEP = 12;

const columnsWith = (last: Column<CardSummary>): readonly Column<CardSummary>[] => [
  {
    key: 'name',
    head: 'Name',
    cell: (card) => (
      <TextLink to={`/cards/${card.cardID}`}>{decodeURIComponent(card.name)}</TextLink>
    ),
    sortBy: (card) => decodeURIComponent(card.name),
  },
  {
    key: 'year',
    head: 'Year',
    figures: true,
    cell: ({ year }) => year,
    sortBy: ({ year }) => year,
  },
  { key: 'team', head: 'Team', cell: ({ teamNameID }) => teamNameID },
  { key: 'pos', head: 'Pos', cell: ({ positions }) => positions },
  {
    key: 'rating',
    head: 'Rating',
    figures: true,
    cell: ({ rating }) => <RatingStamp rating={rating} />,
    sortBy: ({ rating }) => rating,
  },
  last,
];

/** The cards of a series: those that are in it, and others to put in. */
export function SeriesCards({
  series,
  cards,
}: {
  readonly series: AdminSeries;
  readonly cards: readonly CardSummary[];
}) {
  const changing = useAction('PUT /series/{id}/cards', {
    outdates: ['GET /series/{id}', 'GET /series/all', 'GET /series', 'GET /series/{id}/candidates'],
    onSuccess: ({ added, removed }) =>
      toast.good(
        added > 0
          ? `${countText(added)} card(s) put in.`
          : `${countText(removed)} card(s) taken out.`,
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
      <div className="mt-10 grid items-start gap-10 xl:grid-cols-2">
        <Members series={series} cards={cards} busy={changing.isPending} onChange={change} />
        <Candidates series={series} busy={changing.isPending} onChange={change} />
      </div>
    </>
  );
}

interface PartProps {
  readonly series: AdminSeries;
  readonly busy: boolean;
  readonly onChange: (body: { add?: number[]; remove?: number[] }) => void;
}

/** Whether a card of the series is in its packs, and the way out. */
const inPacksColumn = ({ series, busy, onChange }: PartProps): Column<CardSummary> => ({
  key: 'out',
  head: 'In packs',
  cell: (card) => (
    <span className="flex items-center justify-end gap-3 sm:justify-start">
      {isInPacks(series, { rating: card.rating, teams: card.teamNameID }) ? 'yes' : 'no'}
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

function Members({
  series,
  cards,
  busy,
  onChange,
}: PartProps & { readonly cards: readonly CardSummary[] }) {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(STEP);
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const found =
    wanted === ''
      ? cards
      : cards.filter(({ name }) => decodeURIComponent(name).toLowerCase().includes(wanted));
  return (
    <section aria-labelledby="members">
      <h2 id="members" className="mb-3 font-display text-2xl">
        Its cards ({countText(cards.length)})
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
            columns={columnsWith(inPacksColumn({ series, busy, onChange }))}
          />
          {found.length === 0 ? <p className="text-ink-soft">None is called that.</p> : null}
          {found.length > shown ? (
            <Button className="mt-4" onClick={() => setShown(shown + 100)}>
              {`Show more of ${countText(found.length)} cards`}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

function Candidates({ series, busy, onChange }: PartProps) {
  const [name, setName] = useState('');
  const [year, setYear] = useState('');
  const [type, setType] = useState<'' | 'Batter' | 'Pitcher'>('');
  const [minRating, setMinRating] = useState(String(Math.max(series.minRating, 56)));
  const [asked, setAsked] = useState({ name, year, type, minRating });
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
      <form
        className="mb-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-4"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked({ name: name.trim(), year: year.trim(), type, minRating: minRating.trim() });
        }}
      >
        <TextField
          label="Name"
          type="search"
          maxLength={60}
          autoComplete="off"
          className="col-span-2"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Season"
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
        <TextField
          label="Rated from"
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={minRating}
          onChange={({ target }) => setMinRating(target.value)}
        />
        <SelectField
          label="Kind"
          className="col-span-2"
          value={type}
          onChange={({ target }) => setType(target.value as typeof type)}
        >
          <option value="">Batters and pitchers</option>
          <option value="Batter">Batters</option>
          <option value="Pitcher">Pitchers</option>
        </SelectField>
        <Button type="submit" className="col-span-2">
          Find cards
        </Button>
      </form>
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
