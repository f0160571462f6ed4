import type { WatchedGame } from '@pennant/contract/watched-game';

import { aPublicGame } from './a-public-game.ts';

/** A game under way, without an event, that others may watch: casey is at home. */
export function aWatchedGame(over: Partial<WatchedGame> = {}) {
  const { gameID, created, home, visitors, scoreboardData } = aPublicGame();
  const watched: WatchedGame = {
    game: {
      gameID,
      created,
      home: { user: home.user, name: home.name },
      visitors: { user: visitors.user, name: visitors.name },
    },
    events: [],
    lineups: { home: home.lineups, visitors: visitors.lineups },
    final: null,
    ...over,
  };
  return { watched, scoreboardData };
}
