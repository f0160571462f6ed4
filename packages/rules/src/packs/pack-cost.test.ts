import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_RATING, tierOf } from '../cards/tier.ts';
import { BASE_PACK_COST, PACK_COSTS, checkPackCost, lowestCost, packCost } from './pack-cost.ts';
import { buildOddsTable } from './odds-table.ts';
import { expectedResale } from './tier-odds.ts';

const resaleOf = (minRating: number, ratings: readonly number[], numberOfCards = 6) => {
  const cards = ratings.map((rating, index) => ({ cardID: index + 1, rating }));
  const table = buildOddsTable({ seriesID: 1, minRating, numberOfCards }, cards);
  return expectedResale(table, (cardID) => ratings[cardID - 1] ?? 0);
};

/** Returns ten cards of every tier from `minRating` on: no tier runs out in a pack of six. */
const fullSeries = (minRating: number) =>
  [96, 86, 76, 66, 56, 30]
    .filter((rating) => tierOf(rating) === tierOf(Math.max(minRating, rating)))
    .flatMap((rating) => Array<number>(10).fill(rating));

test.each([
  [0, 103.08],
  [56, 185.78],
  [66, 365.56],
  [76, 845.71],
  [86, 1632],
  [96, 4800],
])('a series from rating %i on resells for %f a pack', (minRating, resale) => {
  expect(resaleOf(minRating, fullSeries(minRating))).toBeCloseTo(resale, 1);
});

test('every listed cost covers what its packs resell for', () => {
  for (const { minRating, cost } of PACK_COSTS) {
    const resale = resaleOf(minRating, fullSeries(minRating));
    expect(packCost(minRating, resale)).toBe(cost);
    expect(checkPackCost({ cost, expectedResale: resale })).toEqual({ ok: true });
  }
  expect(packCost(0, 103.08)).toBe(BASE_PACK_COST);
});

test('a series that resells for more than .85 of its cost is refused, with the lowest cost that will do', () => {
  expect(checkPackCost({ cost: 121, expectedResale: 103.08 })).toEqual({
    ok: false,
    code: 'cost_below_resale',
    lowestCost: 122,
  });
  expect(checkPackCost({ cost: 122, expectedResale: 103.08 })).toEqual({ ok: true });
  expect(lowestCost(1632)).toBe(1920);
});

test('whatever cards a series holds, the cost worked out for it covers its resale', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: MAX_RATING }), { minLength: 8, maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      (ratings, numberOfCards) => {
        const resale = resaleOf(0, ratings, numberOfCards);
        const cost = packCost(0, resale);
        expect(resale / cost).toBeLessThanOrEqual(0.85 + 1e-9);
        expect(checkPackCost({ cost, expectedResale: resale }).ok).toBe(true);
      },
    ),
  );
});

test.each([
  [100, 5650],
  [96, 5650],
  [95, 1920],
  [86, 1920],
  [85, 1000],
  [76, 1000],
  [75, 440],
  [66, 440],
  [65, 220],
  [56, 220],
  [55, 130],
  [0, 130],
  [-1, 130],
])('a pack of cards from %i on costs %i, where they resell for nothing', (minRating, cost) => {
  expect(packCost(minRating, 0)).toBe(cost);
});
