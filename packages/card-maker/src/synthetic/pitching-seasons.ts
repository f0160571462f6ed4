import type { PitchingSeason } from '@pennant/rules/cards/card';
import { apportion } from './apportion.ts';
import type { Era } from './era.ts';
import type { SimulatedPitching } from './simulate-pitching.ts';
import type { Standing } from './standings.ts';
import type { Random } from './seeded-random.ts';

/**
 * Returns the pitching lines of one club: its wins, losses, saves and earned runs divided among its
 * pitchers.
 */
export const toPitchingSeasons = (
  pitchers: readonly SimulatedPitching[],
  standing: Standing,
  era: Era,
  chance: Random,
): PitchingSeason[] => {
  const allRuns = pitchers.reduce((sum, pitcher) => sum + pitcher.runs, 0);
  const runsPerOut =
    allRuns /
    Math.max(
      1,
      pitchers.reduce((sum, pitcher) => sum + pitcher.outs, 0),
    );
  const games = pitchers.map((pitcher) => pitcher.games);
  const quality = pitchers.map(
    (pitcher) => (pitcher.outs * runsPerOut) / Math.max(pitcher.runs, 0.2),
  );
  // A starter gets the decision in 80% of starts, a reliever in 25% of games.
  const decided = pitchers.map(
    (pitcher) => pitcher.starts * 0.8 + (pitcher.games - pitcher.starts) * 0.25 + 0.01,
  );
  const wins = apportion(
    standing.wins,
    decided.map((weight, i) => weight * (quality[i] ?? 1) ** 0.9),
    games,
  );
  const losses = apportion(
    standing.losses,
    decided.map((weight, i) => weight / (quality[i] ?? 1) ** 0.9),
    games.map((count, i) => count - (wins[i] ?? 0)),
  );
  const runs = apportion(
    standing.runsAllowed,
    pitchers.map((pitcher) => pitcher.runs),
  );
  const relief = pitchers.map((pitcher) => pitcher.games - pitcher.starts);
  const maxRelief = Math.max(...relief);
  const isCloserEra = era.year >= 1978;
  const saves = apportion(
    Math.round(standing.wins * era.saves),
    relief.map(
      (count, i) => (count === maxRelief && isCloserEra ? count * 9 : count) * (quality[i] ?? 1),
    ),
    relief,
  );
  return pitchers.map((pitcher, i) => {
    const completeGameRate =
      pitcher.starts === 0
        ? 0
        : Math.min(
            1,
            era.completeGames * Math.exp(0.2 * chance.normal()) * (quality[i] ?? 1) ** 0.5,
          );
    const CG = Math.min(
      chance.binomial(pitcher.starts, Math.min(0.99, completeGameRate)),
      Math.floor(pitcher.outs / 27),
    );
    return {
      W: wins[i] ?? 0,
      L: losses[i] ?? 0,
      G: pitcher.games,
      GS: pitcher.starts,
      CG,
      SHO: chance.binomial(CG, Math.min(0.4, 0.45 / era.runs)),
      SV: saves[i] ?? 0,
      IPouts: pitcher.outs,
      H: pitcher.H,
      ER: chance.binomial(runs[i] ?? 0, 1 - era.unearned),
      HR: pitcher.HR,
      BB: pitcher.BB,
      SO: pitcher.SO,
      BFP: pitcher.battersFaced,
    };
  });
};
