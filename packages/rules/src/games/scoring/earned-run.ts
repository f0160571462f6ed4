import { chargedToOf, isOnByError } from '../baserunning/runners.ts';
import type { LiveSituation } from '../live-situation.ts';

/** How a run came about: driven in by the batter; not driven in; or by an error or a passed ball, and then never earned. */
export type RunKind = 'battedIn' | 'notBattedIn' | 'gift';

/**
 * Whether the run of this runner (his ten bits) is earned (rule 9.16): not of a man who got on by an error, and not once the half would
 * be over had the errors been outs. A relief pitcher has no benefit of errors made before he came in (9.16(i)).
 */
export const isEarned = (live: LiveSituation, runner: number, kind: RunKind): boolean => {
  if (kind === 'gift' || isOnByError(runner)) return false;
  const { field } = live;
  const missed =
    chargedToOf(runner) === field.pitcher
      ? field.missedOuts - field.missedOutsBefore
      : field.missedOuts;
  return live.outs + missed < 3;
};
