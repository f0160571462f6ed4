import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import type { SideSetup } from '@pennant/rules/games/setup';
import { setUpGame } from '@pennant/rules/games/compile-setup';
import { playToFinal } from '@pennant/rules/games/simulate-game';
import { FIRST_STARTER, STARTERS } from '@pennant/rules/games/slot';
import { winChanceAtBest } from '@pennant/rules/games/win-chance';
import { sentOut, STRENGTHS, strengthOf, type Side24 } from './lineup.ts';

/**
 * The chance to win before the first pitch, which a win's pay depends on. The program plays 200 games for each; here that would be
 * hundreds of games for each that counts, so that a curve stands in: fitted to games that were really played, and compared with the
 * program's own figure.
 */
export interface Chances {
  readonly of: (own: Side24, other: Side24, sent: Sent) => number;
  readonly games: number;
  /** Mean distance from the program's own estimate, over pairs of clubs. */
  readonly error: number;
  readonly pairs: number;
}

/** Who starts on both sides, by lineup index, and where it is played. */
export interface Sent {
  readonly starter: number;
  readonly otherStarter: number;
  readonly isHome: boolean;
}

const GAMES = 30_000;
const PAIRS = 150;
const ROUNDS = 8;

const pairOf = (home: SideSetup, visitors: SideSetup) => setUpGame(visitors, home, 'designed');

/** What the curve runs along: who is at home, and how much better bats, starter and bullpen are. */
const factsOf = (own: Side24, other: Side24, sent: Sent): number[] => {
  const [one, two] = [strengthOf(own, sent.starter), strengthOf(other, sent.otherStarter)];
  return [sent.isHome ? 1 : -1, ...STRENGTHS.map((part) => (one[part] - two[part]) / 10)];
};

const logistic = (weights: readonly number[], facts: readonly number[]): number =>
  1 / (1 + Math.exp(-facts.reduce((sum, fact, at) => sum + fact * (weights[at] ?? 0), 0)));

const inTurn = (game: number): Sent => ({
  starter: FIRST_STARTER + (game % STARTERS),
  otherStarter: FIRST_STARTER + (game % STARTERS),
  isHome: true,
});

/** Pay goes by the best side that could be sent out: with the best of the starters. */
export const bestStarter = ({ ratings }: Side24): number => {
  const starters = ratings.slice(FIRST_STARTER, FIRST_STARTER + STARTERS);
  return FIRST_STARTER + starters.indexOf(Math.max(...starters));
};

/** Fits the curve to games between any of these sides, by Newton's method on the likelihood. */
export const fitChances = (sides: readonly Side24[], seed: number): Chances => {
  const dice = new SeededDice(seed);
  const source = new SeededDice(seed + 1);
  const any = () => sides[Math.floor(dice.fraction('club') * sides.length)]!;
  const played = Array.from({ length: GAMES }, (_, game) => {
    const [home, visitors] = [any(), any()];
    const { state } = playToFinal(pairOf(sentOut(home, game), sentOut(visitors, game)), source, {
      events: false,
    });
    const facts = factsOf(home, visitors, inTurn(game));
    return { facts, won: state.home.runs > state.visitors.runs ? 1 : 0 };
  });
  let weights = [0, ...STRENGTHS.map(() => 0)];
  for (let round = 0; round < ROUNDS; round += 1) weights = newtonStep(weights, played);

  const of: Chances['of'] = (own, other, sent) => logistic(weights, factsOf(own, other, sent));
  let error = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [home, visitors] = [any(), any()];
    const real = winChanceAtBest(pairOf(sentOut(home, pair), sentOut(visitors, pair)), 'home');
    const sent = { ...inTurn(pair), starter: bestStarter(home) };
    error += Math.abs(real - of(home, visitors, sent)) / PAIRS;
  }
  return { of, games: GAMES, error, pairs: PAIRS };
};

function newtonStep(
  weights: readonly number[],
  played: readonly { readonly facts: readonly number[]; readonly won: number }[],
): number[] {
  const n = weights.length;
  // The matrix of second derivatives with the gradient beside it.
  const rows = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const { facts, won } of played) {
    const chance = logistic(weights, facts);
    rows.forEach((row, i) => {
      for (let j = 0; j < n; j += 1) row[j]! += facts[i]! * facts[j]! * chance * (1 - chance);
      row[n]! += facts[i]! * (won - chance);
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
  return weights.map((weight, at) => weight + (rows[at]?.[n] ?? 0));
}
