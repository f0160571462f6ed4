import { median } from '@pennant/rules/statistics/quantile';

/** Something measured at a time, in any units. */
export interface Sample {
  readonly time: number;
  readonly value: number;
}

/** How fast something grows, in its units per unit of time. */
export interface Trend {
  /** The median of the slopes of all pairs (Theil and Sen): a jump or two do not move it. */
  readonly slope: number;
  /** The slope is at least this much, with a chance of 97.5% (Sen 1968). */
  readonly atLeast: number;
}

const NORMAL_97_5 = 1.96;

/** Returns the trend of samples at different times; at least three are needed. */
export function findTrend(samples: readonly Sample[]): Trend {
  const slopes = samples
    .flatMap((one, index) =>
      samples.slice(index + 1).map((other) => (other.value - one.value) / (other.time - one.time)),
    )
    .toSorted((a, b) => a - b);
  const count = samples.length;
  // Standard deviation of Kendall's sum, by which the rank of the bound is found.
  const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const rank = Math.floor((slopes.length - NORMAL_97_5 * deviation) / 2);
  return { slope: median(slopes), atLeast: slopes[Math.max(0, rank)] ?? Number.NaN };
}
