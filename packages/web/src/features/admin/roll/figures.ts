import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import {
  BATTER_CHANCES,
  batterOdds,
  MATCHUP_CHANCES,
  matchupOdds,
  type ResultCounts,
} from '@pennant/rules/cards/odds';
import type { TrialTerms } from '@pennant/rules/games/dice-trial';

/** What is to be expected of two cards, exactly: the chances of results. */
export interface Expectation {
  readonly before: ResultCounts;
  readonly after: ResultCounts;
}

const shares = (counts: ResultCounts, of: number): ResultCounts =>
  Object.fromEntries(BATTER_RESULTS.map((result) => [result, counts[result] / of])) as ResultCounts;

export const expectationOf = ({ batter, pitcher }: Omit<TrialTerms, 'seed'>): Expectation => ({
  before: shares(batterOdds(batter), BATTER_CHANCES),
  after: shares(matchupOdds(batter, pitcher), MATCHUP_CHANCES),
});

/** The averages in the order and under the names of the table. */
export const AVERAGES = [
  { key: 'avg', name: 'Average' },
  { key: 'obp', name: 'OBP' },
  { key: 'slg', name: 'Slugging' },
  { key: 'ops', name: 'OPS' },
] as const;

/** A rate as baseball writes it: .312, 1.024. */
export const rateText = (rate: number): string => rate.toFixed(3).replace(/^0/, '');
