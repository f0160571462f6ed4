import type { Series } from '@pennant/contract/packs';
import type { SeriesKind } from '@pennant/rules/packs/series-kind';
import { expect, test } from 'vitest';

import {
  decadesOf,
  describeSeasonsOnSale,
  filterSeries,
  NO_SERIES_FILTER,
  type SeriesFilter,
} from './filter-series.ts';
import { aSeries } from './testing/a-series.ts';

const special = (seriesID: number, name: string, kind: SeriesKind, cost = 440): Series =>
  aSeries({ seriesID, name, year: null, kind, cost });
const COUNTER = [
  aSeries({ year: 1871 }),
  aSeries({ year: 2023 }),
  aSeries({ year: 1954, cost: 200 }),
  aSeries({ year: 1957 }),
  special(3001, 'Most Valuable Players', 'award'),
  special(3008, '40 Home Runs', 'milestone'),
  special(3027, 'The Fifties', 'theme'),
];
const found = (filter: Partial<SeriesFilter>) =>
  filterSeries(COUNTER, { ...NO_SERIES_FILTER, ...filter }).map(({ seriesID }) => seriesID);

test('the newest season stands first, special series after the seasons', () => {
  expect(found({})).toEqual([2023, 1957, 1954, 1871, 3001, 3008, 3027]);
});

test('a series is found by its year, by words of its name and by its kind', () => {
  expect(found({ text: '195' })).toEqual([1957, 1954]);
  expect(found({ text: ' base  1954 ' })).toEqual([1954]);
  expect(found({ text: 'fifties' })).toEqual([3027]);
  expect(found({ text: 'award' })).toEqual([3001]);
  expect(found({ text: '1066' })).toEqual([]);
});

test('the counter is narrowed to a kind, a decade and a price, each with the others', () => {
  expect(found({ kind: 'milestone' })).toEqual([3008]);
  expect(found({ decade: 1950 })).toEqual([1957, 1954]);
  expect(found({ maxCost: 130 })).toEqual([2023, 1957, 1871]);
  expect(found({ decade: 1950, maxCost: 130, text: 'base', kind: 'base' })).toEqual([1957]);
});

test('only decades that there are seasons of are offered', () => {
  expect(decadesOf(COUNTER)).toEqual([2020, 1950, 1870]);
});

test.each([
  [[1957, 2025, 1871, null], '1871 to 2025'],
  [[1957, null], '1957'],
  [[null], null],
  [[], null],
])('where nothing is found, of series of %j the years to try are %s', (years, described) => {
  expect(describeSeasonsOnSale(years.map((year) => ({ year })))).toBe(described);
});
