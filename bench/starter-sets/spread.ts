export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the variance of a sample: of n - 1 degrees of freedom. */
export const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

export const standardDeviation = (values: readonly number[]): number => Math.sqrt(variance(values));

/**
 * Returns how much of the variance of measured sets is the clubs' and how much that of the draws
 * of one club, once the measurement's own is taken out: an analysis of variance of equal groups.
 */
export const splitVariance = (
  groups: readonly (readonly number[])[],
  ofMeasurement: number,
): { readonly betweenClubs: number; readonly betweenDraws: number } => {
  const draws = groups[0]?.length ?? 0;
  const within = draws > 1 ? mean(groups.map(variance)) : ofMeasurement;
  return {
    betweenClubs: Math.max(0, variance(groups.map(mean)) - within / draws),
    betweenDraws: Math.max(0, within - ofMeasurement),
  };
};
