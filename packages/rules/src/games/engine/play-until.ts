import type { DiceSource } from '../../fairness/dice.ts';
import type { GameEvent } from '../event.ts';
import type { DecisionWatcher } from './decision-watcher.ts';
import { LiveGame } from './live-game.ts';
import { chooseAutomatically, roll } from './command-handlers.ts';
import type { GameSetup } from '../setup.ts';
import type { GameState } from '../state.ts';

export const PLAY_UNTIL = ['half', 'final'] as const;
export type PlayUntil = (typeof PLAY_UNTIL)[number];

/** Plays on to the end of the half or of the game, the computer deciding for both sides. */
export const playLiveGameUntil = (live: LiveGame, until: PlayUntil): void => {
  const { bat } = live;
  const toFinal = until === 'final';
  if (live.pendingChoice !== null) chooseAutomatically(live, live.pendingChoice);
  while (!live.final && (toFinal || live.bat === bat)) {
    live.watcher?.(live.state(), { kind: 'roll' });
    roll(live);
  }
};

/**
 * Plays the rest of the half, or of the game, with the computer deciding for both sides. Pure, as
 * `applyCommand` is; a final game is returned as it is, without events. Every event has its own
 * dice, so the result is the same as that of single rolls. `watcher` is told all rolls, too.
 */
export const playUntil = (
  setup: GameSetup,
  state: GameState,
  until: PlayUntil,
  dice: DiceSource,
  watcher?: DecisionWatcher,
): { readonly state: GameState; readonly events: readonly GameEvent[] } => {
  const live = new LiveGame(setup, state, dice, { events: true, automatic: true, watcher });
  playLiveGameUntil(live, until);
  return { state: live.state(), events: live.events ?? [] };
};
