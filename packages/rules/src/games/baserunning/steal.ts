import type { LiveGame } from '../engine/live-game.ts';
import {
  BASE_SETS,
  LEAD_FIRST,
  NO_BASES,
  basesOf,
  has,
  nextBase,
  occupiedBases,
  type Base,
  type BaseSet,
} from './base-set.ts';
import { isNextBaseFree } from './send-runners.ts';
import { DESIGNED_CHANCE_INDEX, RECORD_SUCCESS_INDEX } from './steal-chances.ts';

/**
 * Returns the chance that the runner on `base` steals the next one: by design, or at the
 * runner's own rate of the record.
 */
export const stealChance = (live: LiveGame, base: Base): number => {
  const { stealing } = live.runnerTables(base);
  return stealing[live.designed ? DESIGNED_CHANCE_INDEX + base : RECORD_SUCCESS_INDEX] as number;
};

/**
 * Whether these runners can all go, with these bases occupied: each base of the set is occupied,
 * and no runner goes to an occupied base that is not vacated.
 */
export const canSteal = (onBase: BaseSet, set: BaseSet): boolean =>
  set !== NO_BASES &&
  basesOf(set).every((base) => has(onBase, base) && isNextBaseFree(onBase, set, base));

/** Returns every legal combination of runners, for a menu: "1", "2", "1,2" … as sets. */
export const listStealOptions = (bases: readonly number[]): readonly BaseSet[] =>
  BASE_SETS.filter((set) => canSteal(occupiedBases(bases), set));

/**
 * Plays a steal by the runners of `set`, lead runner first; stops after a third out or a walk-off
 * run. The event stays open.
 */
export const stealBases = (live: LiveGame, set: BaseSet): void => {
  live.beginEvent('steal');
  live.event?.setAction('steal');
  for (const base of LEAD_FIRST) {
    if (!has(set, base)) continue;
    if (live.walkedOff || live.outs === 3) return;
    if (live.draw('steal') >= stealChance(live, base)) {
      live.event?.addCaughtStealing();
      live.putOutRunner(base, nextBase(base));
      continue;
    }
    live.event?.addStolenBase();
    if (base === 3) live.scoreRunner(3, 'notBattedIn');
    else live.moveRunner(base, nextBase(base));
  }
};
