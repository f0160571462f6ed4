import type { OutcomeRates } from '../leagues/outcome-rates.ts';

/**
 * Run values of results, as linear weights (docs/spec/realism.md, "Ratings, positions, economy").
 */
export const LINEAR_WEIGHTS = {
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
  LINEAR_WEIGHTS.H1 * rates.H1 +
  LINEAR_WEIGHTS.H2 * rates.H2 +
  LINEAR_WEIGHTS.H3 * rates.H3 +
  LINEAR_WEIGHTS.HR * rates.HR +
  LINEAR_WEIGHTS.BB * rates.BB +
  LINEAR_WEIGHTS.SO * rates.SO +
  LINEAR_WEIGHTS.OO * rates.OO;

/** Plate appearances of one side in a game of nine innings. */
export const APPEARANCES_PER_GAME = 38.5;

/** Runs gained when an out put in play becomes an error: the batter is on first instead of out. */
export const RUNS_PER_ERROR = LINEAR_WEIGHTS.H1 - LINEAR_WEIGHTS.OO;
