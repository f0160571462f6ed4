import { apportion } from './apportion.ts';
import type { Era } from './era.ts';
import { leaderSpreadOf } from './leader-spread.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import { staffShapeOf } from './staff-shape.ts';
import type { Standing } from './standings.ts';

/** Returns the share of starts in which the starter gets the decision: all who last to the end. */
const starterDecisions = (outsPerStart: number): number =>
  Math.min(0.99, 0.6 + (0.39 * (outsPerStart - 16)) / 10);

/**
 * Divides a club's wins and losses among its pitchers: to starters as often as starters of the time
 * got the decision, to relievers the others; more wins to those who allowed fewer runs.
 * @param quality of each pitcher, above 1 for those better than the club's average
 */
export const divideDecisions = (
  pitchers: readonly SimulatedPitching[],
  quality: readonly number[],
  { wins, losses }: Standing,
  { year, games }: Era,
): { readonly wins: readonly number[]; readonly losses: readonly number[] } => {
  const share = starterDecisions(staffShapeOf(year).outsPerStart);
  const exponent = 0.9 * leaderSpreadOf(year).W;
  const relief = pitchers.reduce((sum, pitcher) => sum + pitcher.games - pitcher.starts, 0);
  const reliefShare = ((1 - share) * games) / Math.max(1, relief);
  const decided = pitchers.map(
    ({ starts, games: own }) => starts * share + (own - starts) * reliefShare + 0.01,
  );
  const most = pitchers.map((pitcher) =>
    Math.round(pitcher.starts + 0.4 * (pitcher.games - pitcher.starts)),
  );
  const won = apportion(
    wins,
    decided.map((weight, i) => weight * (quality[i] ?? 1) ** exponent),
    most,
  );
  return {
    wins: won,
    losses: apportion(
      losses,
      // What is left of the decisions, and a little more for those who were hit.
      decided.map(
        (weight, i) => Math.max(0.02, weight - 0.85 * (won[i] ?? 0)) / (quality[i] ?? 1) ** 0.3,
      ),
      pitchers.map((pitcher, i) => pitcher.games - (won[i] ?? 0)),
    ),
  };
};
