import type { StarterClub } from '@pennant/contract/starter-set';

import { ClubPennant } from '../../games/club-pennant.tsx';
import { nameWithoutYear } from './club-search.ts';

/** The grid of tiles: two beside each other on a phone, six on a desk. */
export const TILE_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6';

const TILE =
  'group flex h-full w-full flex-col items-center justify-start gap-1 border-2 border-rule bg-raised px-2 pt-3 pb-2 text-center shadow-card transition-[translate,border-color] duration-quick hover:-translate-y-1 hover:border-rule-strong aria-pressed:border-pennant disabled:cursor-wait motion-reduce:hover:translate-y-0';

interface Props {
  readonly isChoosing: boolean;
  readonly isDisabled: boolean;
}

/** A club of a season as its pennant; a click chooses it. */
export function ClubTile({
  club,
  isChoosing,
  isDisabled,
  onChoose,
}: Props & { readonly club: StarterClub; readonly onChoose: (club: StarterClub) => void }) {
  const { year, team, wins, losses } = club;
  const name = nameWithoutYear(club);
  return (
    <button
      type="button"
      className={TILE}
      aria-pressed={isChoosing}
      disabled={isDisabled}
      onClick={() => onChoose(club)}
    >
      <ClubPennant club={team} year={year} className="w-full max-w-36" />
      <span className="font-slab leading-tight font-semibold text-balance">
        <span className="sr-only">{year} </span>
        {name}
      </span>
      <span className="text-xs text-ink-soft tabular-nums">
        {isChoosing ? 'Raising it...' : `${wins}–${losses}`}
      </span>
    </button>
  );
}

/** A whole season; a click chooses it. */
export function SeasonTile({
  year,
  isChoosing,
  isDisabled,
  onChoose,
}: Props & { readonly year: number; readonly onChoose: () => void }) {
  return (
    <button
      type="button"
      className={TILE}
      aria-pressed={isChoosing}
      disabled={isDisabled}
      onClick={onChoose}
    >
      <span
        aria-hidden="true"
        className="flex w-full max-w-36 items-center justify-center bg-tin py-2 font-varsity text-2xl text-chalk"
      >
        {year}
      </span>
      <span className="font-slab leading-tight font-semibold">The whole season</span>
      <span className="text-xs text-ink-soft">
        {isChoosing ? 'Dealing...' : 'a bit of every club'}
      </span>
    </button>
  );
}
