import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { SideSetup } from '@pennant/rules/games/setup';
import { buildGameSetup } from '@pennant/rules/games/engine/compile-setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { FIRST_STARTER, STARTER_COUNT } from '@pennant/rules/games/lineup-slots';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { withRotationStarter, type CompiledTeam } from './compiled-team.ts';
import { STRENGTHS, strengthOf } from './team-strengths.ts';

/**
 * The win probability before the first pitch, which determines a win's pay. The program plays 200
 * games for each estimate; here that would be hundreds of games for each game that counts, so a
 * curve replaces it: fitted to games really played, and compared with the program's own estimate.
 */
export interface WinProbabilityCurve {
  readonly of: (own: CompiledTeam, other: CompiledTeam, sent: GameStarters) => number;
  readonly games: number;
  /** Mean absolute difference from the program's own estimate, over pairs of clubs. */
  readonly error: number;
  readonly pairs: number;
}

/** The starting pitchers of both sides, by lineup index, and whether the own side is at home. */
export interface GameStarters {
  readonly starter: number;
  readonly otherStarter: number;
  readonly isHome: boolean;
}

const GAMES = 30_000;
const PAIRS = 150;
const ROUNDS = 8;

const setUpPair = (home: SideSetup, visitors: SideSetup) =>
  buildGameSetup(visitors, home, 'designed');

/**
 * Returns the predictors of the curve: who is at home, and how much better bats, starter and
 * bullpen are.
 */
const predictorsOf = (own: CompiledTeam, other: CompiledTeam, sent: GameStarters): number[] => {
  const [one, two] = [strengthOf(own, sent.starter), strengthOf(other, sent.otherStarter)];
  return [sent.isHome ? 1 : -1, ...STRENGTHS.map((part) => (one[part] - two[part]) / 10)];
};

const logistic = (weights: readonly number[], predictors: readonly number[]): number =>
  1 /
  (1 +
    Math.exp(
      -predictors.reduce((sum, predictor, index) => sum + predictor * (weights[index] ?? 0), 0),
    ));

const startersOfGame = (game: number): GameStarters => ({
  starter: FIRST_STARTER + (game % STARTER_COUNT),
  otherStarter: FIRST_STARTER + (game % STARTER_COUNT),
  isHome: true,
});

/** Returns the best starting pitcher: pay is determined by the best side that could be sent out. */
export const bestStarter = ({ ratings }: CompiledTeam): number => {
  const starters = ratings.slice(FIRST_STARTER, FIRST_STARTER + STARTER_COUNT);
  return FIRST_STARTER + starters.indexOf(Math.max(...starters));
};

/** Fits the curve to games between any of these sides, by Newton's method on the likelihood. */
export const fitWinProbabilityCurve = (
  sides: readonly CompiledTeam[],
  seed: number,
): WinProbabilityCurve => {
  const dice = new SeededDice(seed);
  const source = new SeededDice(seed + 1);
  const any = () => sides[Math.floor(dice.fraction('club') * sides.length)]!;
  const played = Array.from({ length: GAMES }, (_, game) => {
    const [home, visitors] = [any(), any()];
    const { state } = simulateGame(
      setUpPair(withRotationStarter(home, game), withRotationStarter(visitors, game)),
      source,
      {
        events: false,
      },
    );
    const predictors = predictorsOf(home, visitors, startersOfGame(game));
    return { predictors, won: state.home.runs > state.visitors.runs ? 1 : 0 };
  });
  let weights = [0, ...STRENGTHS.map(() => 0)];
  for (let round = 0; round < ROUNDS; round += 1) weights = newtonStep(weights, played);

  const of: WinProbabilityCurve['of'] = (own, other, sent) =>
    logistic(weights, predictorsOf(own, other, sent));
  let error = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [home, visitors] = [any(), any()];
    const real = optimalPregameWinProbability(
      setUpPair(withRotationStarter(home, pair), withRotationStarter(visitors, pair)),
      'home',
    );
    const sent = { ...startersOfGame(pair), starter: bestStarter(home) };
    error += Math.abs(real - of(home, visitors, sent)) / PAIRS;
  }
  return { of, games: GAMES, error, pairs: PAIRS };
};

function newtonStep(
  weights: readonly number[],
  played: readonly { readonly predictors: readonly number[]; readonly won: number }[],
): number[] {
  const n = weights.length;
  // The matrix of second derivatives with the gradient beside it.
  const rows = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const { predictors, won } of played) {
    const chance = logistic(weights, predictors);
    rows.forEach((row, i) => {
      for (let j = 0; j < n; j += 1)
        row[j]! += predictors[i]! * predictors[j]! * chance * (1 - chance);
      row[n]! += predictors[i]! * (won - chance);
    });
  }
  for (let pivot = 0; pivot < n; pivot += 1) {
    const top = rows[pivot]!;
    const divisor = top[pivot]!;
    for (let j = pivot; j <= n; j += 1) top[j]! /= divisor;
    rows.forEach((row, i) => {
      const factor = row[pivot]!;
      if (i === pivot) return;
      for (let j = pivot; j <= n; j += 1) row[j]! -= factor * top[j]!;
    });
  }
  return weights.map((weight, index) => weight + (rows[index]?.[n] ?? 0));
}
