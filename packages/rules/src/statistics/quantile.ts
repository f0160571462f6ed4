/** Returns the value below which this share of all lies; 0 if there are none. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

/** Returns the median, the higher of the two middle values of an even number; 0 if none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
