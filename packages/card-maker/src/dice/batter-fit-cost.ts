import { BATTER_RESULTS } from '@pennant/rules/cards/card';

/** Number of results of a cell; arrays are in the order of `BATTER_RESULTS`. */
export const RESULT_COUNT = BATTER_RESULTS.length;

/** Costs of squared errors: of each single result, and below of the well-known averages. */
export const SINGLE_COSTS = [0.15, 0.25, 0.45, 3.5, 2.3, 1.8, 0.1] as const;
const SUMS: readonly { readonly cost: number; readonly of: readonly number[] }[] = [
  // batting average: hits, and walks change the at-bats that they are divided by
  { cost: 3, of: [1, 1, 1, 1, 0.26, 0, 0] },
  // on-base percentage
  { cost: 2, of: [1, 1, 1, 1, 1, 0, 0] },
  // slugging
  { cost: 0.7, of: [1, 2, 3, 4, 0.4, 0, 0] },
];

/** The quadratic form of those costs, in row-major order. */
export const COST_MATRIX = new Float64Array(RESULT_COUNT * RESULT_COUNT);
/** Quadratic cost of moving one roll from result j to result i: entry i x 7 + j. */
export const MOVE_COSTS = new Float64Array(RESULT_COUNT * RESULT_COUNT);
for (let i = 0; i < RESULT_COUNT; i++) {
  for (let j = 0; j < RESULT_COUNT; j++) {
    COST_MATRIX[i * RESULT_COUNT + j] = SUMS.reduce(
      (sum, { cost, of }) => sum + cost * (of[i] as number) * (of[j] as number),
      i === j ? (SINGLE_COSTS[i] as number) : 0,
    );
  }
}
for (let i = 0; i < RESULT_COUNT; i++) {
  for (let j = 0; j < RESULT_COUNT; j++) {
    MOVE_COSTS[i * RESULT_COUNT + j] =
      (COST_MATRIX[i * RESULT_COUNT + i] as number) +
      (COST_MATRIX[j * RESULT_COUNT + j] as number) -
      2 * (COST_MATRIX[i * RESULT_COUNT + j] as number);
  }
}
