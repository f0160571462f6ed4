import type { DailyGameDto } from '@pennant/contract/daily';
import type { Game } from '@pennant/contract/games';
import { RULES_VERSION } from '@pennant/rules/games/rules-version';

import { toTable } from '../../games/to-table.ts';
import type { AttemptRun } from '../attempt/attempt-run.ts';
import { OWN_USER } from './own-user.ts';

/** Returns a day's game in the form in which the play screen's parts take any game. */
export function toDailyTable(game: DailyGameDto, { state, events }: AttemptRun): Game {
  const sideOf = (side: 'visitors' | 'home') => ({
    name: game[side].name,
    user: side === game.side ? { username: OWN_USER } : null,
  });
  return toTable({
    head: {
      gameID: game.gameID,
      created: game.ends,
      rulesVersion: RULES_VERSION,
      commitment: game.commitment,
      setup: game.setup,
      lineups: game.lineups,
      visitors: sideOf('visitors'),
      home: sideOf('home'),
    },
    events,
    game: state,
    side: game.side,
    isFinal: state.final,
    isAbandoned: false,
  });
}
