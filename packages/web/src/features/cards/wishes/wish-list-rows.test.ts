import type { Series } from '@pennant/contract/packs';
import type { WishedCard } from '@pennant/contract/wish-list';
import { expect, test } from 'vitest';

import { aUserCard } from '../collection/testing/a-user-card.ts';
import { wishRows } from './wish-list-rows.ts';

const aWish = (facts: Partial<WishedCard>): WishedCard => ({
  ...aUserCard(),
  amount: 0,
  seriesIDs: [1950],
  wished: '2026-05-01T12:00:00Z',
  ...facts,
});

const aSeries = (facts: Partial<Series>): Series => ({
  seriesID: 1950,
  seriesKey: '1950-base',
  name: '1950 Base',
  year: 1950,
  kind: 'base',
  cost: 130,
  minRating: 0,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: true,
  numberOfCards: 6,
  odds: { tiers: ['gold', 'bronze'], chances: [0.05, 0.4], cards: [10, 40] },
  oddsMark: '0'.repeat(8),
  ...facts,
});

test('a wished card stands with the packs that hold it, at the odds of its tier', () => {
  const { open } = wishRows([aWish({ rating: 80 })], [aSeries({})]);
  expect(open[0]?.sources).toEqual([
    { seriesID: 1950, name: '1950 Base', cost: 130, numberOfCards: 6, chance: 0.005 },
  ]);
});

test('what has come since stands apart, and the best of each part is first', () => {
  const { open, granted } = wishRows(
    [
      aWish({ cardID: 1, rating: 60 }),
      aWish({ cardID: 2, rating: 80, amount: 2 }),
      aWish({ cardID: 3, rating: 80 }),
    ],
    [aSeries({})],
  );
  expect(open.map(({ card }) => card.cardID)).toEqual([3, 1]);
  expect(granted.map(({ card }) => card.cardID)).toEqual([2]);
});

test('packs that are not on sale, or hold only better cards or other clubs, bring nothing', () => {
  const wish = aWish({ rating: 60, teamNameID: 'BOS', seriesIDs: [1950, 3001, 3002, 3003] });
  const { open } = wishRows(
    [wish],
    [
      aSeries({ seriesID: 3001, minRating: 66 }),
      aSeries({ seriesID: 3002, teamsIncluded: 'NYA,BRO' }),
      aSeries({ seriesID: 3003, name: 'Boston', teamsIncluded: 'BOS' }),
    ],
  );
  expect(open[0]?.sources.map(({ name }) => name)).toEqual(['Boston']);
});

test('a series without cards of the tier brings nothing', () => {
  const { open } = wishRows([aWish({ rating: 97 })], [aSeries({})]);
  expect(open[0]?.sources).toEqual([]);
});

test('of two with the same rating the one of the smaller number stands first', () => {
  const { open } = wishRows([aWish({ cardID: 8 }), aWish({ cardID: 5 })], []);
  expect(open.map(({ card }) => card.cardID)).toEqual([5, 8]);
});
