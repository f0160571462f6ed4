import { TIERS } from '@pennant/rules/cards/tier';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addressIn, countSet, queryOf, VIEWS, type CollectionAddress } from './address.ts';
import { EVERYTHING } from './filter.ts';
import { BEST_FIRST, SORTED_BY } from './order.ts';

const anyAddress: fc.Arbitrary<CollectionAddress> = fc.record({
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
  }),
  order: fc.record({
    column: fc.constantFrom(...SORTED_BY),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  view: fc.option(fc.constantFrom(...VIEWS)),
});

test('an address that is sent to somebody shows them the same', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(addressIn(new URLSearchParams(queryOf(address).toString()))).toEqual(address);
    }),
  );
});

test('what is as always is not said', () => {
  const plain: CollectionAddress = { filter: EVERYTHING, order: BEST_FIRST, view: null };
  expect(queryOf(plain).toString()).toBe('');
  expect(queryOf({ ...plain, order: { column: 'name', direction: 'ascending' } }).toString()).toBe(
    'sort=name',
  );
});

test('nonsense in an address is left out', () => {
  const query = new URLSearchParams(
    'year=-1&rating=x&tier=wood&sort=-age&view=hologram&duplicates=2',
  );
  expect(addressIn(query)).toEqual({ filter: EVERYTHING, order: BEST_FIRST, view: null });
});

test('filters that are set are counted', () => {
  expect(countSet(EVERYTHING)).toBe(0);
  expect(countSet({ ...EVERYTHING, year: 1954, duplicates: true })).toBe(2);
});
