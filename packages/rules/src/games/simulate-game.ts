import type { DiceSource } from '../fairness/dice.ts';
import type { GameEvent } from './event.ts';
import { openGame } from './live-game.ts';
import { newLiveState } from './new-game.ts';
import { playOn } from './play-until.ts';
import type { GameSetup } from './setup.ts';
import type { GameState } from './state.ts';

export interface SimulatedGame {
  readonly state: GameState;
  /** Oldest first; empty where none were wanted. */
  readonly events: readonly GameEvent[];
}

/** A whole game from the first pitch, the computer managing both sides: the same rules and dice with and without events. */
export const playToFinal = (
  setup: GameSetup,
  dice: DiceSource,
  { events }: { readonly events: boolean },
): SimulatedGame => {
  const live = openGame(setup, newLiveState(setup), dice, { events, automatic: true });
  playOn(live, 'final');
  return { state: live.state, events: live.events ?? [] };
};
