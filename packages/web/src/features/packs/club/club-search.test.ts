import { expect, test } from 'vitest';
import {
  decadeOfSearch,
  describeSearch,
  listDecades,
  nameWithoutYear,
  toClubQuery,
  yearsOfDecade,
} from './club-search.ts';

test('the steps go from the first decade to the last, with the years that the history has', () => {
  expect(listDecades(1871, 2023)).toHaveLength(16);
  expect(listDecades(1954, 1955)).toEqual([1950]);
  expect(yearsOfDecade(1870, 1871, 2023)).toEqual([
    1871, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1879,
  ]);
  expect(yearsOfDecade(2020, 1871, 2023)).toEqual([2020, 2021, 2022, 2023]);
});

test('a season is a season of its decade', () => {
  expect(decadeOfSearch({ by: 'year', year: 1986 })).toBe(1980);
  expect(decadeOfSearch({ by: 'decade', decade: 1900 })).toBe(1900);
  expect(decadeOfSearch({ by: 'name', name: 'Gulls' })).toBeNull();
});

test('each way to search asks for one thing', () => {
  expect(toClubQuery({ by: 'best' })).toEqual({});
  expect(toClubQuery({ by: 'year', year: 1986 })).toEqual({ year: 1986 });
  expect(toClubQuery({ by: 'decade', decade: 1980 })).toEqual({ decade: 1980 });
  expect(toClubQuery({ by: 'name', name: 'Gulls' })).toEqual({ name: 'Gulls' });
});

test('a pennant has its year already, so the name below it has none', () => {
  expect(nameWithoutYear({ name: '1986 Harbor Gulls', year: 1986 })).toBe('Harbor Gulls');
  expect(nameWithoutYear({ name: 'Harbor Gulls', year: 1986 })).toBe('Harbor Gulls');
});

test('a name that no club had is said so', () => {
  expect(describeSearch({ by: 'name', name: 'Zebras' }, 0)).toBe('No club called “Zebras”');
  expect(describeSearch({ by: 'name', name: 'Gulls' }, 3)).toBe('Clubs called “Gulls”');
});
