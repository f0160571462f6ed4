import type { LiveGame } from '../engine/live-game.ts';
import { playThrowOnSteal } from '../fielding/wild-throws.ts';
import {
  BASE_SETS,
  LEAD_FIRST,
  NO_BASES,
  basesOf,
  has,
  leadOf,
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
 * Returns the base of the runner that the catcher throws at: the one with the smallest chance, the
 * lead runner of two with the same.
 */
export const findThrowTarget = (set: BaseSet, chanceOf: (base: Base) => number): Base => {
  let target = leadOf(set);
  if (has(set, 2) && chanceOf(2) < chanceOf(target)) target = 2;
  if (has(set, 1) && chanceOf(1) < chanceOf(target)) target = 1;
  return target;
};

/**
 * Plays a steal by the runners of `set`. The catcher throws at one of them only: the others are
 * safe, and have stolen a base only if that one is safe as well (rule 9.07(d)). Nobody runs on
 * after a third out or a walk-off run. A throw that everyone has beaten may go wild. The event
 * stays open.
 */
export const stealBases = (live: LiveGame, set: BaseSet): void => {
  live.beginEvent('steal');
  live.event?.setAction('steal');
  const target = findThrowTarget(set, (base) => stealChance(live, base));
  const drawn = live.draw('steal');
  const isCaught = drawn >= stealChance(live, target);
  if (isCaught) {
    live.event?.addCaughtStealing();
    live.putOutRunner(target, nextBase(target));
  }
  for (const base of LEAD_FIRST) {
    if (!has(set, base) || (isCaught && base === target)) continue;
    if (live.walkedOff || live.outs === 3) return;
    if (!isCaught) live.event?.addStolenBase();
    if (base === 3) live.scoreRunner(3, 'notBattedIn');
    else live.moveRunner(base, nextBase(base));
  }
  if (!isCaught) playThrowOnSteal(live, drawn);
};
