import { describe, expect, test } from 'vitest';

import type { KeptReview } from './review-store.ts';
import type { DecisionView } from './review-view.ts';
import { GAMES_OF_SEASON, seasonFigures } from './season-figures.ts';
import { aDecisionView, aReviewView } from './testing/a-review-view.ts';

const aKept = (
  index: number,
  decisions: readonly Partial<DecisionView>[] = [],
  { start = 0.5, luck = 0.5, isWon = true } = {},
): KeptReview => ({
  userID: 'u',
  gameID: `g${index}`,
  created: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
  view: aReviewView({ start, luck, isWon, decisions: decisions.map((one) => aDecisionView(one)) }),
});

describe('a season', () => {
  test('of no games is empty', () => {
    expect(seasonFigures([])).toMatchObject({
      games: 0,
      costAGame: 0,
      costError: 0,
      luck: [],
      kinds: [],
      best: null,
    });
  });

  test('sums up the luck, in the band of what the dice of so many games do', () => {
    const even = [0, 1, 2, 3].map((index) => aKept(index));
    const { luck } = seasonFigures(even);
    expect(luck.map((each) => each.luck)).toEqual([0.5, 1, 1.5, 2]);
    expect(luck.at(-1)!.band).toBeCloseTo(1.96 * Math.sqrt(4 * 0.25));
    const sure = seasonFigures([aKept(0, [], { start: 0.9, luck: 0.1 })]);
    expect(sure.luck[0]!.band).toBeCloseTo(1.96 * 0.3);
  });

  test('tells the cost a game with its error', () => {
    const { costAGame, costError, costs } = seasonFigures([
      aKept(0, [{ cost: 0.02 }, { cost: 0.04 }]),
      aKept(1, [{ cost: 0 }]),
    ]);
    expect(costs[0]).toBeCloseTo(0.06);
    expect(costAGame).toBeCloseTo(0.03);
    expect(costError).toBeCloseTo(0.03);
  });

  test('ranks the kinds of decisions by what one of them costs, where there are enough', () => {
    const of = (kind: DecisionView['kind'], count: number, cost: number) =>
      Array.from({ length: count }, () => ({ kind, cost }));
    const figures = seasonFigures([
      aKept(0, [...of('sends', 10, 0.004), ...of('steals', 5, 0.02), ...of('walks', 1, 0.5)]),
    ]);
    expect([figures.best, figures.worst]).toEqual(['sends', 'steals']);
    expect(figures.kinds.map(({ kind }) => kind)).toEqual(['walks', 'steals', 'sends']);
    const few = seasonFigures([aKept(0, of('sends', 10, 0))]);
    expect([few.best, few.worst]).toEqual([null, null]);
  });

  test('is the newest games, and counts wins, mistakes and blunders', () => {
    const all = Array.from({ length: GAMES_OF_SEASON + 3 }, (_, index) =>
      aKept(index, [{ verdict: index % 2 === 0 ? 'mistake' : 'blunder' }], { isWon: index > 2 }),
    );
    const { games, wins, mistakes, blunders } = seasonFigures(all);
    expect(games).toBe(GAMES_OF_SEASON);
    expect(wins).toBe(GAMES_OF_SEASON);
    expect(mistakes + blunders).toBe(GAMES_OF_SEASON);
  });
});
