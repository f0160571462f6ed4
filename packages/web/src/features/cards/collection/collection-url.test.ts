import { TIERS } from '@pennant/rules/cards/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  parseCollectionQuery,
  countActiveFilters,
  formatCollectionQuery,
  COLLECTION_VIEWS,
  type CollectionUrlState,
} from './collection-url.ts';
import { NO_FILTER } from './collection-filter.ts';
import { BEST_FIRST, SORT_COLUMNS } from './collection-index.ts';

const anyAddress: fc.Arbitrary<CollectionUrlState> = fc.record({
  filter: fc.record({
    name: fc.string({ maxLength: 40 }),
    year: fc.option(fc.integer({ min: 1871, max: 2023 })),
    rating: fc.option(fc.constantFrom(96, 86, 76, 66, 56)),
    team: fc.option(fc.constantFrom('BOS', 'NYA')),
    position: fc.option(fc.constantFrom('SS', 'Pitcher')),
    tier: fc.option(fc.constantFrom(...TIERS.map(({ tier }) => tier))),
    seriesID: fc.option(fc.integer({ min: 1, max: 4000 })),
    duplicates: fc.boolean(),
    inTeam: fc.boolean(),
    locked: fc.boolean(),
  }),
  order: fc.record({
    column: fc.constantFrom(...SORT_COLUMNS),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  view: fc.option(fc.constantFrom(...COLLECTION_VIEWS)),
});

test('an address that is sent to somebody shows them the same', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(
        parseCollectionQuery(new URLSearchParams(formatCollectionQuery(address).toString())),
      ).toEqual(address);
    }),
  );
});

test('what is as always is not said', () => {
  const plain: CollectionUrlState = { filter: NO_FILTER, order: BEST_FIRST, view: null };
  expect(formatCollectionQuery(plain).toString()).toBe('');
  expect(
    formatCollectionQuery({
      ...plain,
      order: { column: 'name', direction: 'ascending' },
    }).toString(),
  ).toBe('sort=name');
});

test('nonsense in an address is left out', () => {
  const query = new URLSearchParams(
    'year=-1&rating=x&tier=wood&sort=-age&view=hologram&duplicates=2',
  );
  expect(parseCollectionQuery(query)).toEqual({ filter: NO_FILTER, order: BEST_FIRST, view: null });
});

test('filters that are set are counted', () => {
  expect(countActiveFilters(NO_FILTER)).toBe(0);
  expect(countActiveFilters({ ...NO_FILTER, year: 1954, duplicates: true })).toBe(2);
});
