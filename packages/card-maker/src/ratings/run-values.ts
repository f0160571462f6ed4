import type { OutcomeRates } from '../leagues/outcome-rates.ts';

/**
 * Run values of results, as linear weights (docs/spec/realism.md, "Ratings, positions, economy").
 */
export const RUN_VALUES = {
  H1: 0.47,
  H2: 0.77,
  H3: 1.04,
  HR: 1.4,
  BB: 0.31,
  SO: -0.27,
  OO: -0.26,
} as const;

/** Returns the expected runs of one plate appearance with these rates. */
export const runsPerAppearance = (rates: OutcomeRates): number =>
  RUN_VALUES.H1 * rates.H1 +
  RUN_VALUES.H2 * rates.H2 +
  RUN_VALUES.H3 * rates.H3 +
  RUN_VALUES.HR * rates.HR +
  RUN_VALUES.BB * rates.BB +
  RUN_VALUES.SO * rates.SO +
  RUN_VALUES.OO * rates.OO;

/** Plate appearances of one side in a game of nine innings. */
export const GAME_APPEARANCES = 38.5;

/** Runs gained when an out put in play becomes an error: the batter is on first instead of out. */
export const ERROR_RUNS = RUN_VALUES.H1 - RUN_VALUES.OO;
