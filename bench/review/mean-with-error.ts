/** A mean, and its standard error. */
export interface MeanWithError {
  readonly mean: number;
  readonly error: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the mean of values. */
export const meanWithError = (values: readonly number[]): MeanWithError => {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / values.length };
};

/**
 * Returns the mean that values of a few games would have over many, by a figure that moves with
 * them and is known of all the games (a control variate).
 *
 * @param known the figure of the many games, those of `values` first.
 */
export const meanOverMany = (
  values: readonly number[],
  known: readonly number[],
): MeanWithError => {
  const few = known.slice(0, values.length);
  const mean = meanOf(values);
  const [meanOfFew, ofMany] = [meanOf(few), meanWithError(known)];
  let covariance = 0;
  let variance = 0;
  for (const [index, figure] of few.entries()) {
    covariance += (figure - meanOfFew) * ((values[index] as number) - mean);
    variance += (figure - meanOfFew) ** 2;
  }
  const slope = variance === 0 ? 0 : covariance / variance;
  const rest = values.map((value, index) => value - slope * (few[index] as number));
  return {
    mean: mean + slope * (ofMany.mean - meanOfFew),
    error: Math.hypot(meanWithError(rest).error, slope * ofMany.error),
  };
};
