import type { StarterClub, StarterSet } from '@pennant/contract/starter-set';
import { useDeferredValue, useState } from 'react';

import { useApiQuery } from '../../../api/query-hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextField } from '../../../ui/form-fields.tsx';
import {
  decadeOfSearch,
  describeSearch,
  listDecades,
  toClubQuery,
  yearsOfDecade,
  type ClubSearch,
} from './club-search.ts';
import { ClubTile, SeasonTile, TILE_GRID } from './club-tile.tsx';
import { DecadeSteps, YearSteps } from './decade-steps.tsx';

/** A club of a season, or a whole season. */
export interface ChosenClub {
  readonly year: number;
  readonly team?: string | undefined;
}

interface Props {
  readonly current: StarterSet;
  /** The club that is being exchanged for; null where none is. */
  readonly choosing: ChosenClub | null;
  readonly onChoose: (club: ChosenClub) => void;
  /** Keeps the set that was dealt by lot, or chosen before. */
  readonly onKeep: () => void;
}

/** Tiles that stand in for clubs while they are loading. */
const PLACEHOLDERS = 12;

/**
 * The choice of a club or a season: pennants of the best clubs, the decades as steps, a search by
 * name. One click on a pennant chooses it.
 */
export function ClubChooser({ current, choosing, onChoose, onKeep }: Props) {
  const [search, setSearch] = useState<ClubSearch>({ by: 'best' });
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const asked: ClubSearch = name === '' ? search : { by: 'name', name };
  const found = useApiQuery(
    'GET /starterSet/clubs',
    { query: toClubQuery(asked) },
    { keepPrevious: true },
  );
  const catalogue = useApiQuery('GET /catalogue');
  const span = catalogue.data;
  const made = new Set(found.data?.years);
  const isMade = (year: number) => found.data === undefined || made.has(year);
  const decade = decadeOfSearch(asked);

  const look = (next: ClubSearch) => {
    setTyped('');
    setSearch(next);
  };
  const isChoosing = ({ year, team }: ChosenClub) =>
    choosing?.year === year && choosing.team === team;

  return (
    <>
      <p className="max-w-prose text-ink-soft">
        One click on a pennant brings your first 24 cards. All are equally strong; you may change
        your mind until your first game, pack or sale.
      </p>
      <div className="mt-3 mb-4 flex items-center gap-x-4 sm:gap-x-6">
        <TextField
          label="Find a club by name"
          hideLabel
          type="search"
          placeholder="Find a club by name"
          value={typed}
          maxLength={60}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-0 grow sm:max-w-72"
        />
        <Button
          paint="quiet"
          size="small"
          className="min-h-11 shrink-0 px-0!"
          onClick={onKeep}
          disabled={choosing !== null}
        >
          {current.isChosen ? 'Keep my club' : 'Skip: by lot'}
        </Button>
      </div>
      {catalogue.data?.isComplete === false ? (
        <p role="status" className="mb-4 border-l-4 border-warn bg-raised px-4 py-2">
          The presses are still running: {made.size} of {catalogue.data.seasonsTotal} seasons are
          printed. Choose among those, or take what the lot dealt you.
        </p>
      ) : null}
      {span === undefined ? null : (
        <DecadeSteps
          decades={listDecades(span.firstYear, span.lastYear)}
          selected={decade}
          isReady={(first) => yearsOfDecade(first, span.firstYear, span.lastYear).some(isMade)}
          onSelect={(next) => look({ by: 'decade', decade: next })}
        />
      )}
      {span === undefined || decade === null ? null : (
        <YearSteps
          years={yearsOfDecade(decade, span.firstYear, span.lastYear)}
          selected={asked.by === 'year' ? asked.year : null}
          isReady={isMade}
          onSelect={(year) => look({ by: 'year', year })}
        />
      )}
      <h2 className="mt-4 mb-3 font-display text-xl" aria-live="polite">
        {describeSearch(asked, found.data?.clubs.length ?? PLACEHOLDERS)}
      </h2>
      {found.isError ? (
        <ErrorState
          title="The clubs could not be found"
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <ul className={TILE_GRID} aria-busy={found.isPending || found.isPlaceholderData}>
          {asked.by === 'year' && isMade(asked.year) ? (
            <li>
              <SeasonTile
                year={asked.year}
                isChoosing={isChoosing({ year: asked.year })}
                isDisabled={choosing !== null}
                onChoose={() => onChoose({ year: asked.year })}
              />
            </li>
          ) : null}
          {found.isPending
            ? Array.from({ length: PLACEHOLDERS }, (_, index) => (
                <li key={index} className="h-32 rounded-md bg-sunk" />
              ))
            : found.data.clubs.map((club) => (
                <li key={`${club.year} ${club.team}`}>
                  <ClubTile
                    club={club}
                    isChoosing={isChoosing(club)}
                    isDisabled={choosing !== null}
                    onChoose={({ year, team }: StarterClub) => onChoose({ year, team })}
                  />
                </li>
              ))}
        </ul>
      )}
      {found.data?.clubs.length === 0 && asked.by === 'name' ? (
        <p className="text-ink-soft">Try a part of it, or look at a decade above.</p>
      ) : null}
      {asked.by === 'best' ? null : (
        <p className="mt-4">
          <Button size="small" onClick={() => look({ by: 'best' })}>
            The best of each decade
          </Button>
        </p>
      )}
    </>
  );
}
