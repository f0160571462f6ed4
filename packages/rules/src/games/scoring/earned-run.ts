import { chargedToOf, isOnByError, type Runner } from '../baserunning/runners.ts';
import type { LiveSituation } from '../engine/live-situation.ts';

/**
 * How a run scored: batted in; not batted in; or on an error or a passed ball, and then never
 * earned.
 */
export type RunKind = 'battedIn' | 'notBattedIn' | 'unearned';

/**
 * Whether the run of this runner is earned (rule 9.16): not that of a runner who reached
 * base by an error, and none once the half would be over had the errors been outs. A reliever has
 * no benefit of errors made before they came in (9.16(i)).
 */
export const isEarnedRun = (live: LiveSituation, runner: Runner, kind: RunKind): boolean => {
  if (kind === 'unearned' || isOnByError(runner)) return false;
  const { field } = live;
  const missed =
    chargedToOf(runner) === field.pitcher
      ? field.unearnedOuts - field.unearnedOutsBeforePitcher
      : field.unearnedOuts;
  return live.outs + missed < 3;
};
