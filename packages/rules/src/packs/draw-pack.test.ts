import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { committedDice } from '../fairness/committed-dice.ts';
import { TEST_VECTORS } from '../fairness/test-vectors.ts';
import { drawPack, effectiveWeights } from './draw-pack.ts';
import { canFillPack, hashOddsTable, buildOddsTable, serializeOddsTable } from './odds-table.ts';
import { tierOdds } from './tier-odds.ts';

const seriesOf = (ratings: readonly number[], { minRating = 0, numberOfCards = 6 } = {}) =>
  buildOddsTable(
    { seriesID: 7, minRating, numberOfCards },
    ratings.map((rating, index) => ({ cardID: index + 1, rating })),
  );

const fractions = (...values: number[]) => ({
  die: () => 1,
  fraction: () => values.shift() ?? 0,
});

test('a tier by weight, then one of its cards', () => {
  const table = seriesOf([96, 96, 30, 30, 30, 30], { numberOfCards: 1 });
  // The best tier has the first 3 of 1,000 shares.
  expect(drawPack(table, fractions(0.0029, 0.99))).toEqual([2]);
  expect(drawPack(table, fractions(0.999, 0.26))).toEqual([4]);
});

test('a tier without cards gives its weight to the next lower one', () => {
  // uranium, titanium, gold, silver, bronze, iron
  const weights = [3, 22, 80, 165, 270, 460];
  expect(effectiveWeights(weights, [0, 5, 5, 5, 5, 5])).toEqual([0, 25, 80, 165, 270, 460]);
  expect(effectiveWeights(weights, [0, 0, 5, 0, 0, 5])).toEqual([0, 0, 105, 0, 0, 895]);
});

test('below the lowest tier that has cards there is none to give to: the lowest takes it', () => {
  expect(effectiveWeights([3, 22, 80], [1, 4, 0])).toEqual([3, 102, 0]);
});

test('cards below the lowest rating of a series are never drawn', () => {
  const table = seriesOf([70, 71, 72, 30, 31, 56], { minRating: 66, numberOfCards: 3 });
  expect(new Set(drawPack(table, committedDice(TEST_VECTORS[0]!).event(1)))).toEqual(
    new Set([1, 2, 3]),
  );
  expect(table.tiers.map(({ tier }) => tier)).toEqual(['uranium', 'titanium', 'gold', 'silver']);
});

test('a series with fewer cards than a pack holds cannot fill one', () => {
  expect(canFillPack(seriesOf([50, 60, 70]))).toBe(false);
  expect(canFillPack(seriesOf([50, 60, 70], { numberOfCards: 3 }))).toBe(true);
  expect(tierOdds(seriesOf([50, 60, 70])).every(({ chance }) => chance === 0)).toBe(true);
});

test('a pack is not drawn from a series that has not as many cards', () => {
  const dice = committedDice(TEST_VECTORS[0]!).event(1);
  expect(() => drawPack(seriesOf([50, 60, 70]), dice)).toThrow('the series cannot fill a pack');
});

test('a pack of more cards than packs may hold is not filled', () => {
  const ratings = Array<number>(400).fill(50);
  expect(canFillPack(seriesOf(ratings, { numberOfCards: 12 }))).toBe(true);
  expect(canFillPack(seriesOf(ratings, { numberOfCards: 13 }))).toBe(false);
});

test('the published form of a series does not depend on the order of its cards', () => {
  const cards = [
    { cardID: 3, rating: 60 },
    { cardID: 1, rating: 61 },
  ];
  const series = { seriesID: 7, minRating: 0, numberOfCards: 1 };
  const text = serializeOddsTable(buildOddsTable(series, cards));
  expect(serializeOddsTable(buildOddsTable(series, cards.toReversed()))).toBe(text);
  expect(hashOddsTable(text)).toMatch(/^[0-9a-f]{64}$/);
  expect(text).toContain('{"tier":"bronze","weight":270,"cardIDs":[1,3]}');
});

test('a pack holds as many cards as it says, all of the series, none twice', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 40 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (ratings, pack) => {
        const drawn = drawPack(seriesOf(ratings), committedDice(TEST_VECTORS[0]!).event(pack));
        expect(drawn).toHaveLength(6);
        expect(new Set(drawn).size).toBe(6);
        for (const cardID of drawn) expect(ratings[cardID - 1]).toBeDefined();
      },
    ),
  );
});

test('chances of the tiers add up to one, and those of the cards too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 40 }),
      (ratings) => {
        const odds = tierOdds(seriesOf(ratings));
        expect(odds.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(odds.reduce((sum, tier) => sum + tier.cards * tier.chanceOfEach, 0)).toBeCloseTo(
          1,
          9,
        );
      },
    ),
  );
});

describe('packs come out as published', () => {
  const kinds = {
    'a full season': [...Array(40).keys()].flatMap(() => [30, 58, 68, 78, 88, 97]),
    'a season with two uranium cards and three of titanium': [
      97,
      98,
      87,
      88,
      89,
      ...[...Array(20).keys()].flatMap(() => [30, 58, 68, 78]),
    ],
    'an old season without a card above silver': [...Array(12).keys()].flatMap(() => [30, 58, 68]),
    'nine cards in all': [97, 87, 87, 78, 68, 58, 58, 30, 30],
  };
  test.each(Object.entries(kinds))('%s', (_, ratings) => {
    const PACKS = 12_000;
    const table = seriesOf(ratings);
    const counts = new Map<number, number>();
    const dice = committedDice(TEST_VECTORS[2]!);
    for (let pack = 1; pack <= PACKS; pack += 1) {
      for (const cardID of drawPack(table, dice.event(pack))) {
        counts.set(cardID, (counts.get(cardID) ?? 0) + 1);
      }
    }
    tierOdds(table).forEach(({ chance, chanceOfEach, cards }, index) => {
      const ids = table.tiers[index]!.cardIDs;
      const drawn = ids.reduce((sum, cardID) => sum + (counts.get(cardID) ?? 0), 0);
      const draws = PACKS * table.numberOfCards;
      // Four standard deviations: packs draw without replacement, so the binomial's are an upper
      // bound.
      const expectNear = (count: number, p: number) =>
        expect(Math.abs(count - draws * p)).toBeLessThanOrEqual(
          4 * Math.sqrt(draws * p * (1 - p)) + 1e-6,
        );
      expectNear(drawn, chance);
      if (cards > 0) for (const cardID of ids) expectNear(counts.get(cardID) ?? 0, chanceOfEach);
    });
  });
});
