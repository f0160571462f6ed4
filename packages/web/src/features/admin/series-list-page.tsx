import type { AdminSeries } from '@pennant/contract/series-admin';
import { useDeferredValue, useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton, Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField, TextField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { formatAverageMoney, formatCount, Money } from '../../ui/money.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import './compact-rows.css';

const INITIAL_ROWS = 40;

const statusText = (series: AdminSeries): string => {
  if (series.isOffered) return 'On sale';
  return series.isActive ? 'Active, not offered' : 'Not active';
};

const COLUMNS: readonly Column<AdminSeries>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: ({ seriesID, name }) => <TextLink to={`/series/${seriesID}`}>{name}</TextLink>,
    sortBy: ({ name }) => name,
  },
  {
    key: 'key',
    head: 'Key',
    cell: ({ seriesKey }) => <code className="text-sm">{seriesKey}</code>,
    sortBy: ({ seriesKey }) => seriesKey,
  },
  {
    key: 'year',
    head: 'Year',
    figures: true,
    cell: ({ year }) => year ?? '–',
    sortBy: ({ year }) => year ?? 0,
  },
  {
    key: 'cards',
    head: 'Cards',
    figures: true,
    cell: ({ cards }) => formatCount(cards),
    sortBy: ({ cards }) => cards,
  },
  {
    key: 'pack',
    head: 'In a pack',
    figures: true,
    cell: ({ numberOfCards }) => numberOfCards,
    sortBy: ({ numberOfCards }) => numberOfCards,
  },
  {
    key: 'cost',
    head: 'Cost',
    figures: true,
    cell: ({ cost }) => <Money amount={cost} />,
    sortBy: ({ cost }) => cost,
  },
  {
    key: 'resale',
    head: 'Resale',
    figures: true,
    cell: ({ expectedResale, cost }) => (
      <span
        title={
          cost === 0 ? undefined : `${((expectedResale / cost) * 100).toFixed(0)}% of the cost`
        }
      >
        {formatAverageMoney(expectedResale)}
      </span>
    ),
    sortBy: ({ expectedResale }) => expectedResale,
  },
  { key: 'state', head: 'State', cell: statusText, sortBy: statusText },
];

const SHELVES = {
  all: 'All',
  active: 'Active',
  inactive: 'Not active',
  own: 'Made by admins',
} as const;
type Shelf = keyof typeof SHELVES;
const isOnShelf = (shelf: Shelf, series: AdminSeries): boolean =>
  shelf === 'all' ||
  (shelf === 'own' ? !series.isOfHistory : series.isActive === (shelf === 'active'));

/** The page /series: every series, on sale or not. */
export function SeriesListPage() {
  const all = useApiQuery('GET /series/all');
  const [typed, setTyped] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const [shown, setShown] = useState(INITIAL_ROWS);
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  if (all.isPending) return <Loading />;
  if (all.isError) {
    return (
      <ErrorState
        title="Error fetching series"
        error={all.error}
        onRetry={() => void all.refetch()}
      />
    );
  }
  const create = (
    <LinkButton to="/series/create" paint="pennant">
      Create Series
    </LinkButton>
  );
  if (all.data.length === 0) {
    return (
      <EmptyState title="Series" action={create}>
        No series yet. They come with the first cards of the history.
      </EmptyState>
    );
  }
  const found = all.data.filter(
    (series) =>
      isOnShelf(shelf, series) &&
      `${series.name} ${series.seriesKey} ${series.year ?? ''}`.toLowerCase().includes(wanted),
  );
  return (
    <PageBody>
      <PageHeading
        kicker={`${formatCount(all.data.length)} series`}
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/admin/audit">Audit log</LinkButton>
            {create}
          </div>
        }
      >
        Series
      </PageHeading>
      <div className="mb-4 flex flex-wrap gap-4">
        <TextField
          label="Find a series"
          type="search"
          autoComplete="off"
          className="grow sm:max-w-sm"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setShown(INITIAL_ROWS);
          }}
        />
        <SelectField
          label="Shelf"
          value={shelf}
          onChange={({ target }) => setShelf(target.value as Shelf)}
        >
          {Object.entries(SHELVES).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p role="status" className={found.length === 0 ? 'py-6 text-ink-soft' : 'sr-only'}>
        {found.length === 0 ? 'No series is like that.' : `${found.length} series`}
      </p>
      {found.length === 0 ? null : (
        <div className="compact-rows">
          <Table
            caption="Series"
            columns={COLUMNS}
            rows={found}
            first={shown}
            rowKey={({ seriesID }) => seriesID}
            sheetsOnPhone
          />
        </div>
      )}
      {found.length > shown ? (
        <Button className="mt-4" onClick={() => setShown(shown + 200)}>
          {`Show all ${formatCount(found.length)} series`}
        </Button>
      ) : null}
    </PageBody>
  );
}
