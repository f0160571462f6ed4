import type { DiceSource } from '../fairness/dice.ts';
import type { GameEvent } from './event.ts';
import { LiveGame } from './live-game.ts';
import { newGame } from './new-game.ts';
import { playOn } from './play-until.ts';
import type { GameSetup } from './setup.ts';
import type { GameState } from './state.ts';

export interface SimulatedGame {
  readonly state: GameState;
  /**
   * Oldest first; empty if events are off. Packed (`PlayedEvent`): read their fields or call
   * `toJSON`, but don't spread them.
   */
  readonly events: readonly GameEvent[];
}

/**
 * Plays a whole game from the first pitch, the computer managing both sides: the same rules and
 * dice with and without events.
 */
export const playToFinal = (
  setup: GameSetup,
  dice: DiceSource,
  { events }: { readonly events: boolean },
): SimulatedGame => {
  const live = new LiveGame(setup, newGame(setup), dice, { events, automatic: true });
  playOn(live, 'final');
  return { state: live.state(), events: live.events ?? [] };
};
