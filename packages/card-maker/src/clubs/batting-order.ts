import { BATTER_CHANCES, batterOdds, slashLineOf } from '@pennant/rules/cards/dice-odds';
import { BATTER_RESULTS, type BatterCard } from '@pennant/rules/cards/card';
import { LINEAR_WEIGHTS } from '@pennant/rules/cards/linear-weights';

/**
 * Plate appearances of a reserve that are added to each batter's, and what one of them is worth and
 * reaches base: so twenty good ones say little.
 */
const PRIOR_APPEARANCES = 80;
const RESERVE_RUNS = -0.03;
const RESERVE_ON_BASE = 0.29;
/** What a point of speed above the average is worth in on-base average, at the top of the order. */
const ON_BASE_PER_SPEED_POINT = 0.0008;
/** The same for a point of extra bases an at-bat: power belongs behind. */
const ON_BASE_PER_POWER = -0.6;

/** Returns a figure of a batter's card, nearer to a reserve's for few plate appearances. */
const steadied = ({ season }: BatterCard, figure: number, reserves: number): number => {
  const appearances = season.AB + season.BB;
  return (figure * appearances + reserves * PRIOR_APPEARANCES) / (appearances + PRIOR_APPEARANCES);
};

/** Returns the runs a plate appearance that a batter is worth against an average one. */
export const battingRuns = (card: BatterCard): number => {
  const odds = batterOdds(card.dice);
  const runs = BATTER_RESULTS.reduce(
    (sum, result) => sum + (odds[result] / BATTER_CHANCES) * LINEAR_WEIGHTS[result],
    0,
  );
  return steadied(card, runs, RESERVE_RUNS);
};

/** Returns how well a batter suits the top of an order: on base often, fast, without much power. */
const leadoffValue = (card: BatterCard): number => {
  const { obp, avg, slg } = slashLineOf(batterOdds(card.dice));
  return (
    steadied(card, obp, RESERVE_ON_BASE) +
    ON_BASE_PER_SPEED_POINT * (card.speed - 50) +
    ON_BASE_PER_POWER * (slg - avg)
  );
};

/**
 * Returns nine batters in the order in which clubs have them bat: the best bat third, the next best
 * fourth; before them the two others, the weakest apart, who get on base and run best; behind them
 * the rest from the best to the worst.
 */
export const clubBattingOrder = (nine: readonly BatterCard[]): readonly BatterCard[] => {
  const best = nine.toSorted(
    (one, other) => battingRuns(other) - battingRuns(one) || one.cardID - other.cardID,
  );
  const [third, fourth, ...others] = best;
  if (third === undefined || fourth === undefined) return best;
  const [first, second] = others
    .slice(0, -1)
    .toSorted((one, other) => leadoffValue(other) - leadoffValue(one));
  if (first === undefined || second === undefined) return best;
  const behind = others.filter((card) => card !== first && card !== second);
  return [first, second, third, fourth, ...behind];
};
