import type { Series } from '@pennant/contract/packs';

import { Button } from '../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../ui/form-fields.tsx';
import {
  decadesOf,
  NO_SERIES_FILTER,
  filterSeries,
  SERIES_KIND_LABELS,
  type SeriesFilter,
} from './filter-series.ts';

interface Props {
  readonly filter: SeriesFilter;
  readonly series: readonly Series[];
  /** Null while the wallet loads. */
  readonly balance: number | null;
  readonly onFilter: (filter: SeriesFilter) => void;
}

/** The filters of the Buy Packs page: kind, text, decade, and what the user can afford. */
export function SeriesFilters({ filter, series, balance, onFilter }: Props) {
  const kinds = [{ kind: null, label: 'All' }, ...SERIES_KIND_LABELS];
  return (
    <div className="mb-6 grid gap-4">
      <div role="group" aria-label="Kind of series" className="flex flex-wrap gap-2">
        {kinds.map(({ kind, label }) => (
          <Button
            key={label}
            size="small"
            className="max-sm:min-h-11"
            paint={kind === filter.kind ? 'outfield' : 'paper'}
            aria-pressed={kind === filter.kind}
            onClick={() => onFilter({ ...filter, kind, decade: null })}
          >
            {label}{' '}
            <span className="figures text-xs font-normal">
              {filterSeries(series, { ...NO_SERIES_FILTER, kind }).length}
            </span>
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-end gap-3 sm:grid-cols-[minmax(0,20rem)_8rem_auto] sm:justify-start sm:gap-x-6">
        <TextField
          label="Find a series"
          type="search"
          placeholder="1954, MVP, steals"
          autoComplete="off"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
        <SelectField
          label="Decade"
          value={filter.decade ?? ''}
          onChange={({ target }) =>
            onFilter({ ...filter, decade: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">All</option>
          {decadesOf(series).map((decade) => (
            <option key={decade} value={decade}>
              {decade}s
            </option>
          ))}
        </SelectField>
        <CheckField
          className="col-span-2 sm:col-span-1"
          label="Only what I can afford"
          disabled={balance === null}
          checked={filter.maxCost !== null}
          onChange={({ target }) =>
            onFilter({ ...filter, maxCost: target.checked ? (balance ?? 0) : null })
          }
        />
      </div>
    </div>
  );
}
