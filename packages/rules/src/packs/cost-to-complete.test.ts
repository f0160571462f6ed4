import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Tier } from '../cards/tier.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { buildOddsTable } from './odds-table.ts';
import { forecastOf, simulateCompletion, type TierStanding } from './cost-to-complete.ts';

const cards = (from: number, count: number, rating: number) =>
  Array.from({ length: count }, (_, index) => ({ cardID: from + index, rating }));
/** Ten gold cards, one to a pack: a coupon collector's problem. */
const COUPONS = buildOddsTable(
  {
    seriesID: 1,
    minRating: 76,
    numberOfCards: 1,
    tierWeights: {
      iron: 0,
      bronze: 0,
      silver: 0,
      gold: 1,
      titanium: 0,
      uranium: 0,
    },
  },
  cards(1, 10, 80),
);
const SEASON = buildOddsTable({ seriesID: 7, minRating: 0, numberOfCards: 6 }, [
  ...cards(100, 60, 40),
  ...cards(200, 30, 60),
  ...cards(300, 20, 70),
  ...cards(400, 10, 80),
  ...cards(500, 6, 90),
  ...cards(600, 2, 98),
]);
const COST = 130;
const run = (standing: readonly TierStanding[], seed = 1, table = SEASON) =>
  simulateCompletion(table, { cost: COST, standing }, new SeededDice(seed));
const runs = (count: number, standing: readonly TierStanding[], table = SEASON) =>
  Array.from({ length: count }, (_, seed) => run(standing, seed, table));
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const ALL: readonly (readonly [Tier, number])[] = [
  ['iron', 60],
  ['bronze', 30],
  ['silver', 20],
  ['gold', 10],
  ['titanium', 6],
  ['uranium', 2],
];

describe('by packs alone', () => {
  test('ten coupons take 10 (1 + 1/2 + … + 1/10) packs on average', () => {
    const packs = runs(4000, [], COUPONS).map(({ byPacks }) => byPacks!.packs);
    expect(mean(packs)).toBeCloseTo(29.29, 0);
  });

  test('the last of ten takes ten, and what is had counts', () => {
    const packs = runs(4000, [{ tier: 'gold', owned: 9, extra: 0 }], COUPONS);
    expect(mean(packs.map(({ byPacks }) => byPacks!.packs))).toBeCloseTo(10, 0);
  });

  test('one that is looked for among five that are missing takes ten as well', () => {
    const standing: TierStanding[] = [{ tier: 'gold', owned: 5, extra: 0, wanted: 1 }];
    const packs = runs(4000, standing, COUPONS).map(({ byPacks }) => byPacks!.packs);
    expect(mean(packs)).toBeCloseTo(10, 0);
  });

  test('nobody waits for cards that no pack brings', () => {
    const tierWeights = { iron: 1, bronze: 0, silver: 0, gold: 0, titanium: 0, uranium: 0 };
    const table = buildOddsTable({ seriesID: 1, minRating: 0, numberOfCards: 1, tierWeights }, [
      ...cards(1, 2, 40),
      ...cards(10, 2, 98),
    ]);
    const { byPacks, withSwaps } = run([{ tier: 'iron', owned: 2, extra: 0 }], 1, table);
    expect([byPacks, withSwaps]).toEqual([
      { packs: 0, money: 0 },
      { packs: 0, money: 0 },
    ]);
    expect(run([], 1, table).byPacks!.packs).toBeGreaterThanOrEqual(2);
  });

  test('the packs are paid, and their duplicates sold', () => {
    const { byPacks } = run([{ tier: 'gold', owned: 9, extra: 0 }], 5, COUPONS);
    // Every pack but the last was a duplicate.
    expect(byPacks!.money).toBe(byPacks!.packs * COST - (byPacks!.packs - 1) * 100);
  });
});

describe('with the Swap Box', () => {
  test('three extra copies are the last card: no pack is needed', () => {
    const { withSwaps } = run([{ tier: 'gold', owned: 9, extra: 3 }], 5, COUPONS);
    // It costs what the three would have sold for.
    expect(withSwaps).toEqual({ packs: 0, money: 300 });
  });

  test('whoever has two needs one duplicate more, or the card', () => {
    for (const { withSwaps } of runs(50, [{ tier: 'gold', owned: 9, extra: 2 }], COUPONS))
      expect(withSwaps!.packs).toBe(1);
  });

  test('a series that is complete costs nothing', () => {
    const standing = ALL.map(([tier, owned]) => ({ tier, owned, extra: 4 }));
    const nothing = { packs: 0, money: 0 };
    expect(run(standing)).toEqual({ byPacks: nothing, withSwaps: nothing });
  });

  test('never takes more packs than without, and a series takes far fewer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 10 }), (seed, extra) => {
        const standing = ALL.map(([tier, owned]) => ({
          tier,
          owned: Math.floor(owned / 2),
          extra,
        }));
        const { byPacks, withSwaps } = run(standing, seed);
        expect(withSwaps!.packs).toBeLessThanOrEqual(byPacks!.packs);
      }),
      { numRuns: 30 },
    );
    const all = runs(60, []);
    const alone = forecastOf(all.map(({ byPacks }) => byPacks))!;
    const swapped = forecastOf(all.map(({ withSwaps }) => withSwaps))!;
    expect(swapped.half.packs).toBeLessThan(alone.half.packs);
    expect(swapped.nineOfTen.packs).toBeLessThan(alone.nineOfTen.packs);
  });
});

test('a forecast is the median and what one of ten exceeds', () => {
  const counted = Array.from({ length: 10 }, (_, index) => ({ packs: index, money: 10 * index }));
  expect(forecastOf(counted)).toEqual({
    half: { packs: 5, money: 50 },
    nineOfTen: { packs: 9, money: 90 },
  });
  const hundred = Array.from({ length: 100 }, (_, index) => ({ packs: index, money: -index }));
  expect(hundred.filter(({ packs }) => packs > forecastOf(hundred)!.nineOfTen.packs).length).toBe(
    9,
  );
  expect(forecastOf([])).toBeNull();
  expect(forecastOf([...counted, null, null])).toBeNull();
});
