import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import { LINEAR_WEIGHTS } from '@pennant/rules/cards/linear-weights';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';

/** Returns the expected runs of one plate appearance with these rates. */
export const runsPerAppearance = (rates: OutcomeRates): number =>
  BATTER_RESULTS.reduce((runs, result) => runs + LINEAR_WEIGHTS[result] * rates[result], 0);

/** Plate appearances of one side in a game of nine innings. */
export const APPEARANCES_PER_GAME = 38.5;

/** Runs gained when an out put in play becomes an error: the batter is on first instead of out. */
export const RUNS_PER_ERROR = LINEAR_WEIGHTS.H1 - LINEAR_WEIGHTS.OO;
