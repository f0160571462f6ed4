import { BASES, has, type Base } from '../baserunning/base-set.ts';
import {
  basesOwedOf,
  isOnByError,
  runnerOn,
  withBasesOwed,
  withRunner,
  withoutRunner,
} from '../baserunning/runners.ts';
import type { LiveSituation } from '../engine/live-situation.ts';

/** Adds to what the runner on `base` owes: an error or a passed ball brought them there. */
export const addBasesOwed = (live: LiveSituation, base: Base, bases: number): void => {
  const runner = runnerOn(live.runners, base);
  const owing = withBasesOwed(runner, basesOwedOf(runner) + bases);
  live.runners = withRunner(withoutRunner(live.runners, base), base, owing);
};

/** Adds to what everyone on base owes. */
export const addBasesOwedOfAll = (live: LiveSituation, bases: number): void => {
  for (const base of BASES) if (has(live.onBase, base)) addBasesOwed(live, base, bases);
};

/**
 * Settles what the runners ahead of the batter owe: without the errors each would stand further
 * back, and the batter, now on `batterBase`, would have forced them up (rule 9.16). Returns the
 * base where the runner furthest ahead would stand, the batter where there is nobody ahead.
 */
export const settleBasesOwed = (live: LiveSituation, batterBase: Base): number => {
  let behind: number = batterBase;
  for (const base of BASES) {
    if (base <= batterBase || !has(live.onBase, base)) continue;
    const runner = runnerOn(live.runners, base);
    if (isOnByError(runner)) continue;
    const earnedBase = base - basesOwedOf(runner);
    if (earnedBase <= behind) addBasesOwed(live, base, earnedBase - behind - 1);
    behind = Math.max(earnedBase, behind + 1);
  }
  return behind;
};

/**
 * Lets the runner who has moved to `base` owe what they could not have taken: without the errors
 * somebody would stand there or behind it. The pitcher has the benefit of the doubt (rule 9.16).
 */
export const holdBehind = (live: LiveSituation, base: Base): void => {
  const runner = runnerOn(live.runners, base);
  if (isOnByError(runner)) return;
  let ahead: number = live.unsettledRuns.at(-1)?.base ?? 4;
  for (const other of BASES) {
    if (other <= base || !has(live.onBase, other)) continue;
    const inFront = runnerOn(live.runners, other);
    if (!isOnByError(inFront)) ahead = Math.min(ahead, other - basesOwedOf(inFront));
  }
  const over = base - basesOwedOf(runner) - Math.max(1, ahead - 1);
  if (over > 0) addBasesOwed(live, base, over);
};
