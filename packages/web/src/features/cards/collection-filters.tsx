import { RATING_THRESHOLDS, tierOf } from '@pennant/rules/cards/tier';

import { SelectField } from '../../ui/field.tsx';
import type { CollectionFilter } from './collection-filter.ts';

interface Props {
  readonly filter: CollectionFilter;
  readonly years: readonly number[];
  readonly teams: readonly string[];
  readonly onFilter: (filter: CollectionFilter) => void;
}

const chosenNumber = (value: string) => (value === '' ? null : Number(value));

/** The documented filters of My Cards: year, rating, team. */
export function CollectionFilters({ filter, years, teams, onFilter }: Props) {
  return (
    <div className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      <SelectField
        label="Year"
        value={filter.year ?? ''}
        onChange={({ target }) => onFilter({ ...filter, year: chosenNumber(target.value) })}
      >
        <option value="">All</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Rating"
        value={filter.rating ?? ''}
        onChange={({ target }) => onFilter({ ...filter, rating: chosenNumber(target.value) })}
      >
        <option value="">All</option>
        {RATING_THRESHOLDS.map((rating) => (
          <option key={rating} value={rating}>
            {`${rating} and above (${tierOf(rating)})`}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Team"
        className="col-span-2 sm:col-span-1"
        value={filter.team ?? ''}
        onChange={({ target }) => onFilter({ ...filter, team: target.value || null })}
      >
        <option value="">All</option>
        {teams.map((team) => (
          <option key={team} value={team}>
            {team}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
