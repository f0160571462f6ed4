import { chargedToOf, type Runner } from '../baserunning/runners.ts';
import type { LiveSituation } from '../engine/live-situation.ts';

/** Counts outs of the half that errors prevented, of a batter charged to this pitcher. */
const addMissedOuts = ({ field }: LiveSituation, chargedTo: number, outs: number): void => {
  field.unearnedOuts += outs;
  if (chargedTo !== field.pitcher) field.unearnedOutsBeforePitcher += outs;
};

/**
 * Counts the out that an error prevented: this runner would have been out (rule 9.16(a)). The error
 * was made before the current pitcher came in if another is charged with the runner.
 */
export const countMissedOut = (live: LiveSituation, runner: Runner): void =>
  addMissedOuts(live, chargedToOf(runner), 1);

/** Takes the missed out back: this runner, who reached base by an error, is out after all. */
export const takeBackMissedOut = (live: LiveSituation, runner: Runner): void =>
  addMissedOuts(live, chargedToOf(runner), -1);
