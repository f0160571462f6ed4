import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import {
  BATTER_CHANCES,
  batterOdds,
  MATCHUP_CHANCES,
  matchupOdds,
  type ResultCounts,
} from '@pennant/rules/cards/dice-odds';
import type { TrialTerms } from '@pennant/rules/games/analysis/matchup-trial';

/** The exact chances of each result, 0 to 1, before and after the pitcher's adjustment. */
export interface ExpectedResults {
  readonly before: ResultCounts;
  readonly after: ResultCounts;
}

const toShares = (counts: ResultCounts, total: number): ResultCounts =>
  Object.fromEntries(
    BATTER_RESULTS.map((result) => [result, counts[result] / total]),
  ) as ResultCounts;

/** Returns the exact chances of a batter's card against a pitcher's. */
export const computeExpectedResults = ({
  batter,
  pitcher,
}: Omit<TrialTerms, 'seed'>): ExpectedResults => ({
  before: toShares(batterOdds(batter), BATTER_CHANCES),
  after: toShares(matchupOdds(batter, pitcher), MATCHUP_CHANCES),
});

/** The averages, in the order and with the labels of the results table. */
export const AVERAGES = [
  { key: 'avg', name: 'Average' },
  { key: 'obp', name: 'OBP' },
  { key: 'slg', name: 'Slugging' },
  { key: 'ops', name: 'OPS' },
] as const;

/** Returns a rate as baseball writes it: .312, 1.024. */
export const formatRate = (rate: number): string => rate.toFixed(3).replace(/^0/, '');
