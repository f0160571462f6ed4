/** How many responses took so many ms, by the ms: small enough to be kept between runs. */
export type TimeCounts = Readonly<Record<string, number>>;

/** Returns the counts with more times. */
export function addTimes(counts: TimeCounts, times: readonly number[]): TimeCounts {
  const added: Record<string, number> = { ...counts };
  for (const time of times) {
    const ms = String(Math.ceil(time));
    added[ms] = (added[ms] ?? 0) + 1;
  }
  return added;
}

/** Returns the time in ms that so large a share of the responses did not exceed. */
export function quantileOf(counts: TimeCounts, share: number): number {
  const sorted = Object.entries(counts).toSorted(([a], [b]) => Number(a) - Number(b));
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let left = Math.ceil(total * share);
  for (const [ms, count] of sorted) {
    left -= count;
    if (left <= 0) return Number(ms);
  }
  return Number.NaN;
}
