import type { GameReplay } from '@pennant/contract/game-summary';
import type { GameEvent } from '@pennant/rules/games/event';
import type { Side } from '@pennant/rules/games/lineup-slots';
import type { GameSetup, GameSource } from '@pennant/rules/games/setup';
import { toBoxScoreRows } from './box-score-rows.ts';
import { figuresOf } from './card-and-leaderboard-statistics.ts';
import { toRolledEventDto } from './event-dto.ts';
import { toCommonGameFields } from './game-dto.ts';
import type { ListedGame } from './game-store.ts';
import { toFairness } from './situation-dto.ts';

interface PlayedGame {
  readonly source: GameSource;
  /** The same, compiled. */
  readonly setup: GameSetup;
  readonly commands: GameReplay['commands'];
  readonly events: readonly GameEvent[];
}

/** Returns a game that is over with everything by which it can be played again and compared. */
export function toReplay(
  game: ListedGame,
  { source, setup, commands, events }: PlayedGame,
): GameReplay {
  const figures = figuresOf(setup, events);
  const rowsOf = (side: Side) =>
    toBoxScoreRows(game.gameID, setup, side, figures).map(({ wpa: _wpa, ...row }) => row);
  return {
    ...toCommonGameFields(game),
    rulesVersion: game.rulesVersion,
    fairness: toFairness(game),
    setup: source,
    commands,
    events: events.map((event) => toRolledEventDto(game.gameID, setup, event)),
    boxScore: {
      home: rowsOf('home'),
      visitors: rowsOf('visitors'),
    },
  };
}
