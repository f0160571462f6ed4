import type { GameListItem } from '@pennant/contract/games';

import { GameUnderWayRow } from './game-under-way-row.tsx';

/** The games under way, the one that was begun first on top, each with the ways to end it. */
export function GamesUnderWayList({
  games,
  onEnded,
}: {
  readonly games: readonly GameListItem[];
  readonly onEnded: (what: string) => void;
}) {
  return (
    <ul aria-label="Games under way" className="border-y-2 border-rule-strong">
      {games.toReversed().map((game) => (
        <GameUnderWayRow key={game.gameID} game={game} onEnded={onEnded} />
      ))}
    </ul>
  );
}
