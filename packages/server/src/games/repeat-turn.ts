import type { RollResponse } from '@pennant/contract/game-commands';
import type { GameRules } from '@pennant/rules/games/game-rules';
import type { GameState } from '@pennant/rules/games/state';
import { refuse } from '../platform/refusal.ts';
import { toRollResponse } from './game-dto.ts';
import type { GameContext, TurnResponse } from './game-context.ts';
import { readTurns } from './game-record-store.ts';
import type { PlayableSetup } from './game-setup-cache.ts';
import type { GameKey, StoredGame } from './game-store.ts';
import type { PlayedCommand } from './played-command.ts';
import { readGame } from './read-game.ts';

/** What is kept of the response to a turn: the number of its last event, and how many it had. */
export interface KeptTurn {
  readonly lastEvent: number;
  readonly events: number;
}

/** Returns what to keep of the response to a turn whose request named no event. */
export const toKeptTurn = ({ situation, GameEvents }: RollResponse): KeptTurn => ({
  lastEvent: situation.eventNumber,
  events: GameEvents.length,
});

/** Returns the response to a turn again, as it was, however far the game has come since. */
export async function repeatTurn(
  { db, setups }: Pick<GameContext, 'db' | 'setups'>,
  key: GameKey,
  { lastEvent, events: count }: KeptTurn,
): Promise<TurnResponse> {
  const game = await readGame(db, key);
  if (game === null) return refuse('game_not_found');
  const playable = await setups.load(db, key);
  if (playable.rules === null) return refuse('rules_unknown');
  const { commands, events } = await readTurns(db, key, game.version);
  const turn = events.slice(lastEvent - count, lastEvent);
  // Whoever gives a game up ends it without an event.
  const isLast = lastEvent === game.version && !game.isAbandoned;
  if (isLast) return toRollResponse(game, playable.setup, turn);
  const state = playAgain(playable.rules, playable, commands, lastEvent);
  return toRollResponse(toGameUnderWay(game, state), playable.setup, turn);
}

/** Returns the state after an event, by the commands that led to it. */
function playAgain(
  rules: GameRules,
  { setup, dice }: Pick<PlayableSetup, 'setup' | 'dice'>,
  commands: readonly PlayedCommand[],
  lastEvent: number,
): GameState {
  let state = rules.newGame(setup);
  for (const { eventNumber, command } of commands) {
    if (eventNumber >= lastEvent) break;
    const turn =
      command.kind === 'playOn'
        ? rules.playUntil(setup, state, command.until, dice)
        : rules.applyCommand(setup, state, command, dice);
    if ('code' in turn) throw new Error(`the command after event ${eventNumber}: ${turn.code}`);
    state = turn.state;
  }
  return state;
}

/** Returns a game as it was in an earlier state, before its end. */
const toGameUnderWay = (game: StoredGame, state: GameState): StoredGame => ({
  ...game,
  state,
  version: state.eventNumber,
  isFinal: false,
  isAbandoned: false,
  resultDescription: null,
  revealedSeed: null,
});
