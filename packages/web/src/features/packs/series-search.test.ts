import type { Series } from '@pennant/contract/packs';
import { expect, test } from 'vitest';

import { inShopOrder, isMeant } from './series-search.ts';

const aSeries = (seriesID: number, name: string, year: number | null): Series => ({
  seriesID,
  seriesKey: `${seriesID}`,
  name,
  year,
  cost: 130,
  minRating: 0,
  teamsIncluded: null,
  purchaseLimit: null,
  isActive: true,
  numberOfCards: 6,
  tiers: [],
  expectedResale: 100,
});

test('a series is found by its year and by words of its name', () => {
  const season = aSeries(1954, '1954 Base', 1954);
  expect(isMeant(season, '')).toBe(true);
  expect(isMeant(season, '195')).toBe(true);
  expect(isMeant(season, 'base 1954')).toBe(true);
  expect(isMeant(season, '1955')).toBe(false);
  expect(isMeant(aSeries(3001, 'Award Winners', null), 'special')).toBe(true);
});

test('the newest season stands first, special series after the seasons', () => {
  const list = [aSeries(1871, 'a', 1871), aSeries(2023, 'b', 2023), aSeries(3001, 'c', null)];
  expect(inShopOrder(list).map(({ seriesID }) => seriesID)).toEqual([2023, 1871, 3001]);
});
