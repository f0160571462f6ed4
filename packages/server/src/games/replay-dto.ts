import type { GameReplay } from '@pennant/contract/game-summary';
import { boxScore } from '@pennant/rules/games/analysis/box-score';
import type { GameEvent } from '@pennant/rules/games/event';
import type { GameSetup, GameSource } from '@pennant/rules/games/setup';
import { toBoxScoreRows } from './box-score-rows.ts';
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
  const box = boxScore(setup, events);
  return {
    ...toCommonGameFields(game),
    rulesVersion: game.rulesVersion,
    fairness: toFairness(game),
    setup: source,
    commands,
    events: events.map((event) => toRolledEventDto(game.gameID, setup, event)),
    boxScore: {
      home: toBoxScoreRows(game.gameID, setup, 'home', box),
      visitors: toBoxScoreRows(game.gameID, setup, 'visitors', box),
    },
  };
}
