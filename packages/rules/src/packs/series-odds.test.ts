import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TIERS } from '../cards/tier.ts';
import { salePrice } from '../cards/sale-price.ts';
import { sha256Hex } from '../fairness/commitment.ts';
import { buildOddsTable, canFillPack, hashOddsTable, serializeOddsTable } from './odds-table.ts';
import {
  listTierOdds,
  oddsMarkOf,
  resaleOfOdds,
  salePriceOfTier,
  toSeriesOdds,
} from './series-odds.ts';
import { expectedResale, tierOdds } from './tier-odds.ts';

/** Series of any lowest rating, with any cards that fill a pack. */
const aTable = fc
  .record({
    minRating: fc.constantFrom(0, 56, 66, 76, 86, 96),
    numberOfCards: fc.integer({ min: 1, max: 7 }),
    ratings: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 90 }),
  })
  .map(({ minRating, numberOfCards, ratings }) => ({
    table: buildOddsTable(
      { seriesID: 7, minRating, numberOfCards },
      ratings.map((rating, index) => ({ cardID: index + 1, rating })),
    ),
    ratingOf: (cardID: number) => ratings[cardID - 1] ?? 0,
  }))
  .filter(({ table }) => canFillPack(table));

test('the published columns say exactly what the odds of the table say', () => {
  fc.assert(
    fc.property(aTable, ({ table, ratingOf }) => {
      const exact = tierOdds(table);
      const published = toSeriesOdds(exact);
      expect(listTierOdds(published)).toEqual(
        exact.map((row) => ({ ...row, salePrice: salePriceOfTier(row.tier) })),
      );
      const resale = expectedResale(table, ratingOf);
      const shown = resaleOfOdds(published, table.numberOfCards);
      expect(Math.abs(shown - resale)).toBeLessThanOrEqual(resale * 1e-12);
    }),
  );
});

test('every rating of a tier sells for the price of its tier', () => {
  TIERS.forEach(({ tier, from }, index) => {
    const to = TIERS[index + 1]?.from ?? 101;
    for (let rating = from; rating < to; rating += 1)
      expect(salePrice(rating)).toBe(salePriceOfTier(tier));
  });
});

test('a card more in a series gives its odds another mark', () => {
  const series = { seriesID: 1954, minRating: 0, numberOfCards: 6 };
  const cards = Array.from({ length: 20 }, (_, index) => ({ cardID: index + 1, rating: 60 }));
  const markOf = (list: typeof cards) =>
    oddsMarkOf(hashOddsTable(serializeOddsTable(buildOddsTable(series, list))));
  expect(markOf(cards)).toMatch(/^[0-9a-f]{8}$/);
  expect(markOf([...cards, { cardID: 21, rating: 60 }])).not.toBe(markOf(cards));
  expect(sha256Hex('any')).toContain(oddsMarkOf(sha256Hex('any')));
});
