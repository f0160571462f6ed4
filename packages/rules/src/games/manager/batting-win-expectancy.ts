import { battingSideWinExpectancy } from '../analysis/win-expectancy.ts';
import type { BaseSet } from '../baserunning/base-set.ts';
import type { LiveSituation } from '../engine/live-situation.ts';

/**
 * Returns the win expectancy of the side at bat with these outs (0 to 3) and bases, and `runs` more
 * on its side than now.
 */
export const battingWinExpectancy = (
  { half, bat, field }: LiveSituation,
  outs: number,
  bases: BaseSet,
  runs: number,
): number => battingSideWinExpectancy(half, outs, bases, bat.runs - field.runs + runs);
