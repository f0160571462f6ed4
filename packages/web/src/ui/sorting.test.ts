import { expect, test } from 'vitest';

import { sortRows, toggleSorting } from './sorting.ts';

const pitchers = [
  { name: 'Byrd', era: 3.1 },
  { name: 'adams', era: null },
  { name: 'Cole', era: 2.2 },
];

test('figures sort by size, and what was not kept goes last either way', () => {
  const names = (direction: 'ascending' | 'descending') =>
    sortRows(pitchers, (p) => p.era, direction).map((p) => p.name);
  expect(names('ascending')).toEqual(['Cole', 'Byrd', 'adams']);
  expect(names('descending')).toEqual(['Byrd', 'Cole', 'adams']);
});

test('names sort without regard to case', () => {
  expect(sortRows(pitchers, (p) => p.name, 'ascending').map((p) => p.name)).toEqual([
    'adams',
    'Byrd',
    'Cole',
  ]);
});

test('rows that are equal keep their order', () => {
  expect(sortRows(pitchers, () => 1, 'descending')).toEqual(pitchers);
});

test('a second click on a head turns the order round', () => {
  const first = toggleSorting(null, 'era', 'descending');
  expect(first).toEqual({ column: 'era', direction: 'descending' });
  expect(toggleSorting(first, 'era', 'descending').direction).toBe('ascending');
  expect(toggleSorting(first, 'name', 'ascending')).toEqual({
    column: 'name',
    direction: 'ascending',
  });
});
