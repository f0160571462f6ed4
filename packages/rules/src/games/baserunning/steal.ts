import { ACTION, KIND } from '../event-codes.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { occupiedBases } from '../state.ts';
import type { RunnerSet } from './send-runners.ts';
import { DESIGNED_CHANCE_INDEX, RECORD_SUCCESS_INDEX } from './steal-chances.ts';

/**
 * Returns the chance that the runner on `base` (1 to 3) steals the next one: by design, or at the
 * runner's own rate of the record.
 */
export const stealChance = (live: LiveGame, base: number): number => {
  const { stealing } = live.runnerOn(base);
  return stealing[live.designed ? DESIGNED_CHANCE_INDEX + base : RECORD_SUCCESS_INDEX] as number;
};

/**
 * Whether these runners can all go, with these bases occupied (as bits): each base of the set is
 * occupied, and no runner goes to an occupied base that is not vacated.
 */
export const canSteal = (onBase: number, set: RunnerSet): boolean => {
  if (set === 0) return false;
  const staying = onBase & ~set;
  return (set & ~onBase) === 0 && ((set << 1) & staying) === 0;
};

/** Returns every legal combination of runners, for a menu: "1", "2", "1,2" … as sets. */
export const listStealOptions = (bases: readonly number[]): readonly RunnerSet[] =>
  [1, 2, 3, 4, 5, 6, 7].filter((set) => canSteal(occupiedBases(bases), set));

/**
 * Plays a steal by the runners of `set`, lead runner first; stops after a third out or a walk-off
 * run. The event stays open.
 */
export const stealBases = (live: LiveGame, set: RunnerSet): void => {
  live.beginEvent(KIND.steal);
  const { event } = live;
  event.setAction(ACTION.steal);
  for (let base = 3; base >= 1; base--) {
    if ((set & (1 << (base - 1))) === 0) continue;
    if (live.walkedOff || live.outs === 3) return;
    if (live.draw('steal') >= stealChance(live, base)) {
      if (live.events !== null) event.addCaughtStealing();
      live.putOutRunner(base, base + 1);
      continue;
    }
    if (live.events !== null) event.addStolenBase();
    if (base === 3) live.scoreRunner(3, 'notBattedIn');
    else live.moveRunner(base, base + 1);
  }
};
