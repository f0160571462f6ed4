import type { DiceSource } from '../fairness/dice.ts';
import type { GameEvent } from './event.ts';
import { LiveGame } from './engine/live-game.ts';
import { newGame } from './engine/new-game.ts';
import { playLiveGameUntil } from './engine/play-until.ts';
import type { GameSetup } from './setup.ts';
import type { GameState } from './state.ts';

export interface SimulatedGame {
  readonly state: GameState;
  /** Oldest first; empty if events are off. */
  readonly events: readonly GameEvent[];
}

/**
 * Plays a whole game from the first pitch, the computer managing both sides: the same rules and
 * dice with and without events.
 */
export const simulateGame = (
  setup: GameSetup,
  dice: DiceSource,
  { events }: { readonly events: boolean },
): SimulatedGame => {
  const live = new LiveGame(setup, newGame(setup), dice, { events, automatic: true });
  playLiveGameUntil(live, 'final');
  return { state: live.state(), events: live.events ?? [] };
};
