import type { Series } from '@pennant/contract/packs';
import { CARD_TYPES } from '@pennant/rules/cards/card';
import { RATING_THRESHOLDS, TIERS, tierOf, type Tier } from '@pennant/rules/cards/tier';
import { useId, useState, type ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/form-fields.tsx';
import { useNarrowScreen } from '../../../ui/media-query-hooks.ts';
import { countActiveFilters } from './collection-url.ts';
import type { FilterOptions } from './filter-options.ts';
import { NO_FILTER, type CollectionFilter } from './collection-filter.ts';

interface Props {
  readonly filter: CollectionFilter;
  readonly choices: FilterOptions;
  /** The series to choose from: those that may hold cards of the collection. */
  readonly series: readonly Series[];
  readonly onFilter: (filter: CollectionFilter) => void;
  readonly onName: (name: string) => void;
  /** Called when the name field is left. */
  readonly onNameEnd: () => void;
}

const SERIES_GROUPS: readonly (readonly [name: string, isInGroup: (series: Series) => boolean])[] =
  [
    ['Special series', ({ year }) => year === null],
    ['Seasons', ({ year }) => year !== null],
  ];

const parseNumber = (value: string) => (value === '' ? null : Number(value));

/**
 * The filters of My Cards: name, year, rating and team, and more behind a button. On a phone only
 * the name is not behind the button, so that the cards begin on the first screen.
 */
export function CollectionFilters(props: Props) {
  const { filter, onFilter } = props;
  const isNarrow = useNarrowScreen();
  const { name, year, rating, team } = filter;
  const beside = isNarrow ? { name } : { name, year, rating, team };
  const hiddenCount = countActiveFilters({ ...filter, ...resetFilters(beside) });
  const [open, setOpen] = useState(!isNarrow && hiddenCount > 0);
  const moreID = useId();
  const moreButton = (
    <Button
      size={isNarrow ? 'medium' : 'small'}
      className="max-sm:px-4"
      aria-expanded={open}
      aria-controls={moreID}
      onClick={() => setOpen(!open)}
    >
      {isNarrow ? 'Filters' : 'More filters'}
      {hiddenCount === 0 ? null : ` (${hiddenCount} set)`}
    </Button>
  );
  const clearButton =
    countActiveFilters(filter) === 0 ? null : (
      <Button
        size="small"
        paint="quiet"
        className="max-sm:min-h-11"
        onClick={() => onFilter(NO_FILTER)}
      >
        Clear filters
      </Button>
    );
  return (
    <div role="search" aria-label="My Cards" className="mb-4 flex flex-col gap-3">
      {isNarrow ? (
        <>
          <div className="flex items-end gap-3">
            <NameField {...props} className="min-w-0 grow" />
            {moreButton}
          </div>
          <div id={moreID} hidden={!open} className={open ? 'grid grid-cols-2 gap-3' : ''}>
            <SeasonAndClubFilters {...props} />
            <MoreFilters {...props} />
          </div>
          {clearButton === null ? null : <div>{clearButton}</div>}
        </>
      ) : (
        <>
          <div className="grid grid-cols-6 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
            <NameField {...props} className="col-span-6 lg:col-span-1" />
            <SeasonAndClubFilters {...props} />
          </div>
          <div className="flex flex-wrap gap-3">
            {moreButton}
            {clearButton}
          </div>
          <div
            id={moreID}
            hidden={!open}
            className={
              open
                ? 'grid grid-cols-2 gap-x-3 gap-y-2 lg:grid-cols-[1fr_1fr_1.4fr_auto_auto_auto] lg:items-end'
                : ''
            }
          >
            <MoreFilters {...props} />
          </div>
        </>
      )}
    </div>
  );
}

/** Returns the values of the given filters that filter nothing. */
const resetFilters = (filters: Partial<CollectionFilter>): Partial<CollectionFilter> =>
  Object.fromEntries(
    Object.keys(filters).map((key) => [key, NO_FILTER[key as keyof CollectionFilter]]),
  );

const NameField = ({
  filter,
  onName,
  onNameEnd,
  className,
}: Props & { readonly className: string }) => (
  <TextField
    label="Name"
    type="search"
    autoComplete="off"
    maxLength={100}
    className={className}
    value={filter.name}
    onChange={({ target }) => onName(target.value)}
    onBlur={onNameEnd}
  />
);

/** The filters by year, rating and club. */
function SeasonAndClubFilters({ filter, choices, onFilter }: Props) {
  const update = (change: Partial<CollectionFilter>) => onFilter({ ...filter, ...change });
  return (
    <>
      <FilterSelect
        label="Year"
        className="sm:col-span-2 lg:col-span-1"
        value={filter.year}
        onChoose={(year) => update({ year: parseNumber(year) })}
      >
        {choices.years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Rating"
        className="sm:col-span-2 lg:col-span-1"
        value={filter.rating}
        onChoose={(rating) => update({ rating: parseNumber(rating) })}
      >
        {RATING_THRESHOLDS.map((rating) => (
          <option key={rating} value={rating}>
            {`${rating} and above (${tierOf(rating)})`}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Team"
        className="col-span-2 lg:col-span-1"
        value={filter.team}
        onChoose={(team) => update({ team: team || null })}
      >
        {choices.teams.map((team) => (
          <option key={team} value={team}>
            {team}
          </option>
        ))}
      </FilterSelect>
    </>
  );
}

/** The filters by position, tier, series, and what the user has done with the card. */
function MoreFilters({ filter, choices, series, onFilter }: Props) {
  const { position, tier, seriesID, duplicates, inTeam, locked } = filter;
  const update = (change: Partial<CollectionFilter>) => onFilter({ ...filter, ...change });
  return (
    <>
      <FilterSelect
        label="Position"
        value={position}
        onChoose={(chosen) => update({ position: chosen || null })}
      >
        {CARD_TYPES.map((type) => (
          <option key={type} value={type}>{`${type}s`}</option>
        ))}
        {choices.positions.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Tier"
        value={tier}
        onChoose={(chosen) => update({ tier: (chosen || null) as Tier | null })}
      >
        {TIERS.toReversed().map(({ tier: option }) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label="Series"
        className="col-span-2 lg:col-span-1"
        value={seriesID}
        onChoose={(chosen) => update({ seriesID: parseNumber(chosen) })}
      >
        {SERIES_GROUPS.map(([group, isInGroup]) => (
          <optgroup key={group} label={group}>
            {series.filter(isInGroup).map((option) => (
              <option key={option.seriesID} value={option.seriesID}>
                {option.name}
              </option>
            ))}
          </optgroup>
        ))}
      </FilterSelect>
      <CheckField
        label="Duplicates only"
        checked={duplicates}
        onChange={({ target }) => update({ duplicates: target.checked })}
      />
      <CheckField
        label="In a team"
        checked={inTeam}
        onChange={({ target }) => update({ inTeam: target.checked })}
      />
      <CheckField
        label="Locked"
        checked={locked}
        onChange={({ target }) => update({ locked: target.checked })}
      />
    </>
  );
}

/** A select with an option "All". */
function FilterSelect({
  label,
  value,
  className,
  onChoose,
  children,
}: {
  readonly label: string;
  readonly value: string | number | null;
  readonly className?: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      className={className}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">All</option>
      {children}
    </SelectField>
  );
}
