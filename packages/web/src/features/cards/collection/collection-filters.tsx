import type { Series } from '@pennant/contract/packs';
import { CARD_TYPES } from '@pennant/rules/cards/card';
import { RATING_THRESHOLDS, TIERS, tierOf, type Tier } from '@pennant/rules/cards/tier';
import { useId, useState, type ReactNode } from 'react';

import { Button } from '../../../ui/button.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx';
import { countSet } from './address.ts';
import type { CollectionChoices } from './choices.ts';
import { EVERYTHING, type CollectionFilter } from './filter.ts';

interface Props {
  readonly filter: CollectionFilter;
  readonly choices: CollectionChoices;
  /** The series that there are cards of to choose. */
  readonly series: readonly Series[];
  readonly onFilter: (filter: CollectionFilter) => void;
  readonly onName: (name: string) => void;
}

const SHELVES: readonly (readonly [name: string, isOn: (series: Series) => boolean])[] = [
  ['Special series', ({ year }) => year === null],
  ['Seasons', ({ year }) => year !== null],
];

const chosenNumber = (value: string) => (value === '' ? null : Number(value));

/** The documented filters of My Cards (year, rating, team), a name, and more behind a button. */
export function CollectionFilters({ filter, choices, series, onFilter, onName }: Props) {
  const { position, tier, seriesID, duplicates, inTeam } = filter;
  const setBehind = countSet({ ...EVERYTHING, position, tier, seriesID, duplicates, inTeam });
  const [open, setOpen] = useState(setBehind > 0);
  const more = useId();
  const set = (change: Partial<CollectionFilter>) => onFilter({ ...filter, ...change });
  return (
    <div role="search" aria-label="My Cards" className="mb-4 flex flex-col gap-3">
      <div className="grid grid-cols-6 gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <TextField
          label="Name"
          type="search"
          autoComplete="off"
          maxLength={100}
          className="col-span-6 lg:col-span-1"
          value={filter.name}
          onChange={({ target }) => onName(target.value)}
        />
        <Choice
          label="Year"
          className="col-span-2 lg:col-span-1"
          value={filter.year}
          onChoose={(year) => set({ year: chosenNumber(year) })}
        >
          {choices.years.map((year) => (
            <option key={year} value={year}>
              {year}
            </option>
          ))}
        </Choice>
        <Choice
          label="Rating"
          className="col-span-2 lg:col-span-1"
          value={filter.rating}
          onChoose={(rating) => set({ rating: chosenNumber(rating) })}
        >
          {RATING_THRESHOLDS.map((rating) => (
            <option key={rating} value={rating}>
              {`${rating} and above (${tierOf(rating)})`}
            </option>
          ))}
        </Choice>
        <Choice
          label="Team"
          className="col-span-2 lg:col-span-1"
          value={filter.team}
          onChoose={(team) => set({ team: team || null })}
        >
          {choices.teams.map((team) => (
            <option key={team} value={team}>
              {team}
            </option>
          ))}
        </Choice>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={more}
          onClick={() => setOpen(!open)}
        >
          {setBehind === 0 ? 'More filters' : `More filters (${setBehind} set)`}
        </Button>
        {countSet(filter) === 0 ? null : (
          <Button size="small" paint="quiet" onClick={() => onFilter(EVERYTHING)}>
            Clear filters
          </Button>
        )}
      </div>
      <div
        id={more}
        hidden={!open}
        className={
          open
            ? 'grid grid-cols-2 gap-x-3 gap-y-2 lg:grid-cols-[1fr_1fr_1.4fr_auto_auto] lg:items-end'
            : ''
        }
      >
        <Choice
          label="Position"
          value={position}
          onChoose={(chosen) => set({ position: chosen || null })}
        >
          {CARD_TYPES.map((type) => (
            <option key={type} value={type}>{`${type}s`}</option>
          ))}
          {choices.positions.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Choice>
        <Choice
          label="Tier"
          value={tier}
          onChoose={(chosen) => set({ tier: (chosen || null) as Tier | null })}
        >
          {TIERS.toReversed().map(({ tier: each }) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Choice>
        <Choice
          label="Series"
          className="col-span-2 lg:col-span-1"
          value={seriesID}
          onChoose={(chosen) => set({ seriesID: chosenNumber(chosen) })}
        >
          {SHELVES.map(([shelf, isOn]) => (
            <optgroup key={shelf} label={shelf}>
              {series.filter(isOn).map((each) => (
                <option key={each.seriesID} value={each.seriesID}>
                  {each.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <CheckField
          label="Duplicates only"
          checked={duplicates}
          onChange={({ target }) => set({ duplicates: target.checked })}
        />
        <CheckField
          label="In a team"
          checked={inTeam}
          onChange={({ target }) => set({ inTeam: target.checked })}
        />
      </div>
    </div>
  );
}

/** A list to choose one from, or all. */
function Choice({
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
