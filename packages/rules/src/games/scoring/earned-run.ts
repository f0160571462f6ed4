import { basesOwedOf, chargedToOf, isOnByError, type Runner } from '../baserunning/runners.ts';
import type { LiveSituation } from '../engine/live-situation.ts';

/**
 * How a run scored: batted in; not batted in; or on an error or a passed ball, and then not earned
 * unless a later play would have brought it home.
 */
export type RunKind = 'battedIn' | 'notBattedIn' | 'unearned';

/** How a run scored: from which base, on a play of how many bases. */
export interface HowScored {
  readonly from: number;
  readonly bases: number;
  readonly kind: RunKind;
}

/**
 * Returns the base where a runner who scored would stand without errors and passed balls; 4 or more
 * for home.
 */
export const baseWithoutErrors = (runner: Runner, { from, bases, kind }: HowScored): number =>
  from - basesOwedOf(runner) + (kind === 'unearned' ? 0 : bases);

/**
 * Whether the half would be over by now, had the errors been outs, as far as a run charged to this
 * pitcher goes: a reliever has no benefit of errors made before they came in (9.16(i)).
 */
export const isOverWithoutErrors = ({ outs, field }: LiveSituation, pitcher: number): boolean => {
  const missed =
    pitcher === field.pitcher
      ? field.unearnedOuts - field.unearnedOutsBeforePitcher
      : field.unearnedOuts;
  return outs + missed >= 3;
};

/**
 * Whether the run of this runner is earned (rule 9.16): not that of a runner who reached
 * base by an error, nor of one that the `bases` of this play would not have brought home from where
 * they would stand without errors and passed balls, and none once the half would be over had the
 * errors been outs.
 */
export const isEarnedRun = (live: LiveSituation, runner: Runner, how: HowScored): boolean =>
  !isOnByError(runner) &&
  baseWithoutErrors(runner, how) >= 4 &&
  !isOverWithoutErrors(live, chargedToOf(runner));
