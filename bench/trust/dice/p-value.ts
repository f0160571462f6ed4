import { chiSquareTest } from '@pennant/rules/statistics/chi-square';
import { normalCdf } from '@pennant/rules/statistics/normal-distribution';

/** The p-value of one test: the chance of something as odd as this, if all is fair. */
export interface PValue {
  /** What was looked at: "batter: sums". */
  readonly test: string;
  readonly p: number;
}

/** Returns the p-value of counts that should be all alike. */
export const evenlyP = (counts: readonly number[]): number =>
  chiSquareTest(
    counts,
    counts.map(() => 1 / counts.length),
  );

/**
 * Returns the p-value of the number of runs in a series of highs and lows (Wald and Wolfowitz 1940,
 * normal approximation, two-sided): too many mean that a low follows a high too often, too few that
 * they come in streaks. Meant for thousands of each; 0 where there is only one kind.
 */
export function runsP({ highs, lows, runs }: RunCounts): number {
  const all = highs + lows;
  if (highs === 0 || lows === 0) return 0;
  const mean = (2 * highs * lows) / all + 1;
  const variance = ((mean - 1) * (mean - 2)) / (all - 1);
  return 2 * (1 - normalCdf(Math.abs(runs - mean) / Math.sqrt(variance)));
}

/** How many highs and lows there were, and in how many runs. */
export interface RunCounts {
  readonly highs: number;
  readonly lows: number;
  readonly runs: number;
}

/** Counts the runs of a series that comes one by one. */
export class RunCounter implements RunCounts {
  highs = 0;
  lows = 0;
  runs = 0;
  private last: boolean | null = null;

  add(isHigh: boolean): void {
    if (isHigh) this.highs += 1;
    else this.lows += 1;
    if (isHigh !== this.last) this.runs += 1;
    this.last = isHigh;
  }
}

/** Chance that sound dice fail, over all tests together (Bonferroni). */
export const FALSE_ALARM = 0.001;

/**
 * Returns the smallest p-value times the number of tests, at most 1: how odd the oddest of them is,
 * given how many were looked at.
 */
export const smallestCorrectedP = (values: readonly PValue[]): number =>
  Math.min(1, Math.min(...values.map(({ p }) => p)) * values.length);

/** Returns the tests that fall short of `FALSE_ALARM` after the correction, the oddest first. */
export const findOdd = (values: readonly PValue[]): readonly PValue[] =>
  values.filter(({ p }) => p * values.length < FALSE_ALARM).toSorted((a, b) => a.p - b.p);
