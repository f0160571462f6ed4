import type { Series } from '@pennant/contract/packs';
import { expect, test } from 'vitest';

import {
  computeSeriesCompletion,
  sortByCompletion,
  formatOwnedPercent,
} from './series-completion.ts';
import { formatOdds } from './format-odds.ts';

const aSeries = (seriesID: number, gold: number, iron: number): Series => ({
  seriesID,
  seriesKey: `${seriesID}-base`,
  name: `${seriesID} Base`,
  year: seriesID,
  kind: 'base',
  cost: 100,
  minRating: 0,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: true,
  numberOfCards: 6,
  odds: { tiers: ['uranium', 'gold', 'iron'], chances: [0, 0.2, 0.8], cards: [0, gold, iron] },
  oddsMark: '',
});

test('a series is as complete as its tiers; a tier without cards is left out', () => {
  const [fifty, fiftyOne] = computeSeriesCompletion(
    [aSeries(1950, 4, 6), aSeries(1951, 1, 1)],
    [
      { seriesID: 1950, tier: 'gold', owned: 3 },
      { seriesID: 1950, tier: 'iron', owned: 1 },
    ],
  );
  expect(fifty).toMatchObject({
    owned: 4,
    total: 10,
    tiers: [
      { tier: 'gold', owned: 3, total: 4 },
      { tier: 'iron', owned: 1, total: 6 },
    ],
  });
  expect(fiftyOne).toMatchObject({ owned: 0, total: 2 });
});

test('what is nearest to complete comes first', () => {
  const all = computeSeriesCompletion(
    [aSeries(1950, 4, 6), aSeries(1951, 1, 1)],
    [{ seriesID: 1951, tier: 'gold', owned: 1 }],
  );
  expect(sortByCompletion(all).map(({ series }) => series.seriesID)).toEqual([1951, 1950]);
});

test('of two that are as near the larger comes first', () => {
  const all = computeSeriesCompletion(
    [aSeries(1950, 1, 1), aSeries(1951, 2, 2)],
    [
      { seriesID: 1950, tier: 'gold', owned: 1 },
      { seriesID: 1951, tier: 'gold', owned: 2 },
    ],
  );
  expect(sortByCompletion(all).map(({ series }) => series.seriesID)).toEqual([1951, 1950]);
});

test('a percentage says 100% only of what is complete and 0% only of what has not begun', () => {
  expect(formatOwnedPercent({ owned: 0, total: 900 })).toBe('0%');
  expect(formatOwnedPercent({ owned: 1, total: 900 })).toBe('1%');
  expect(formatOwnedPercent({ owned: 899, total: 900 })).toBe('99%');
  expect(formatOwnedPercent({ owned: 900, total: 900 })).toBe('100%');
});

test('odds read as collectors say them', () => {
  expect(formatOdds(0.0008)).toBe('1 in 1,250');
  expect(formatOdds(1)).toBe('1 in 1');
  expect(formatOdds(0)).toBe('never');
});
