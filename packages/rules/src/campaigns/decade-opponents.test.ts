import { expect, test } from 'vitest';
import { decadesOfHistory } from './decade-opponents.ts';

const EVEN = { decades: [1880, 1900, 1920, 1940, 1960, 1980, 2000] };
const ODD = { decades: [1890, 1910, 1930, 1950, 1970, 1990, 2010] };

test.each([
  [1934, 1880, 1890],
  [2023, 1880, 1890],
  [2024, 1900, 1890],
  [2033, 1900, 1890],
  [2034, 1900, 1910],
  [2043, 1900, 1910],
  [2044, 1920, 1910],
])('with %i as the last season the decades begin with %i and %i', (lastYear, even, odd) => {
  const firstOf = (field: typeof EVEN) => decadesOfHistory(field, lastYear)[0];
  expect([firstOf(EVEN), firstOf(ODD)]).toEqual([even, odd]);
});
