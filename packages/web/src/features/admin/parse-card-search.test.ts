import { expect, test } from 'vitest';

import { parseCardSearch } from './parse-card-search.ts';

test.each([
  ['ruth', { name: 'ruth' }],
  ['Ruth 1927', { name: 'Ruth', year: 1927 }],
  ['1927 ruth', { name: 'ruth', year: 1927 }],
  // As the field shows a chosen card.
  ['Babe Ruth, 1927', { name: 'Babe Ruth', year: 1927 }],
  ['1954', { year: 1954 }],
  ['  ', {}],
  // Before the first season.
  ['1850', {}],
  ['19540', { name: '19540' }],
])('%j looks for %j', (typed, search) => {
  expect(parseCardSearch(typed)).toEqual(search);
});
