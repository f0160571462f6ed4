import type { GameListItem } from '@pennant/contract/games';
import { MAX_GAMES_UNDER_WAY } from '@pennant/rules/games/games-under-way';

import { GamesUnderWayList } from './games-under-way-list.tsx';

/** What New Game shows instead of its form while no other game can be begun. */
export function FullSchedulePanel({
  games,
  onEnded,
}: {
  readonly games: readonly GameListItem[];
  readonly onEnded: (what: string) => void;
}) {
  const over = games.length - MAX_GAMES_UNDER_WAY + 1;
  return (
    <section aria-labelledby="full-schedule" className="flex max-w-3xl flex-col gap-4">
      <div>
        <h2 id="full-schedule" className="font-display text-xl">
          The schedule is full
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {games.length} games are under way, and {MAX_GAMES_UNDER_WAY} are as many as anyone may
          have. Play {over === 1 ? 'one' : over} to {over === 1 ? 'its' : 'their'} end or abandon{' '}
          {over === 1 ? 'it' : 'them'}, then start the next.
        </p>
      </div>
      <GamesUnderWayList games={games} onEnded={onEnded} />
    </section>
  );
}
