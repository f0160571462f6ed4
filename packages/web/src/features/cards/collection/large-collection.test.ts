import { expect, test } from 'vitest';

import { collectionDataOf } from './collection-data.ts';
import { filterCollection, NO_FILTER } from './collection-filter.ts';
import { BEST_FIRST, buildCollectionIndex, SORT_COLUMNS } from './collection-index.ts';
import { formatCollectionQuery, parseCollectionQuery } from './collection-url.ts';
import { filterOptionsOf } from './filter-options.ts';
import { aUserCard } from './testing/a-user-card.ts';

const NOTHING = { seriesCardIDs: null, teamCardIDs: null, lockedCardIDs: new Set<number>() };

/** A card that was sent by column, which names its clubs only if they are several. */
const ofOneClub = {
  ...collectionDataOf([aUserCard({ cardID: 1, clubName: 'Troy Trojans' }), aUserCard()]),
  clubNames: {
    dictionary: [null, 'Boston Bees / Troy Trojans'],
    indexes: Uint32Array.of(0, 1),
  },
};

test('a card of one club, and one of two, are found by the club', () => {
  const index = buildCollectionIndex(ofOneClub);
  const found = (team: string) => [
    ...filterCollection(index, index.sortedIndexes(BEST_FIRST), { ...NO_FILTER, team }, NOTHING),
  ];
  expect(found('Troy Trojans')).toEqual([0, 1]);
  expect(found('Boston Bees')).toEqual([1]);
  expect(found('Mudville Nine')).toEqual([]);
});

test('the clubs of a list are offered one by one', () => {
  expect(filterOptionsOf(ofOneClub).teams).toEqual(['Boston Bees', 'Troy Trojans']);
});

test('more copies than anybody sorts by count as equal', () => {
  const cards = [400_000, 300_000, 299_999].map((amount, index) =>
    aUserCard({ cardID: index, amount, rating: 50 + index }),
  );
  const index = buildCollectionIndex(collectionDataOf(cards));
  expect([...index.sortedIndexes({ column: 'quantity', direction: 'descending' })]).toEqual([
    1, 0, 2,
  ]);
});

test('an order is worked out once', () => {
  const index = buildCollectionIndex(collectionDataOf([aUserCard()]));
  for (const column of SORT_COLUMNS) {
    const ascending = index.sortedIndexes({ column, direction: 'ascending' });
    expect(index.sortedIndexes({ column, direction: 'ascending' })).toBe(ascending);
    expect(index.sortedIndexes({ column, direction: 'descending' })).not.toBe(ascending);
  }
});

test('without a filter the order is shown as it is', () => {
  const index = buildCollectionIndex(collectionDataOf([aUserCard()]));
  const order = index.sortedIndexes(BEST_FIRST);
  expect(filterCollection(index, order, NO_FILTER, NOTHING)).toBe(order);
});

test('the address names each filter as the documents do', () => {
  const filter = {
    name: 'casey',
    year: 1954,
    rating: 76,
    team: 'Boston Bees',
    position: 'SS',
    tier: 'gold',
    seriesID: 3001,
    duplicates: true,
    inTeam: true,
    locked: true,
  } as const;
  const state = {
    filter,
    order: { column: 'year', direction: 'descending' },
    view: 'pictures',
  } as const;
  expect(formatCollectionQuery(state).toString()).toBe(
    'name=casey&year=1954&rating=76&team=Boston+Bees&pos=SS&tier=gold&series=3001&duplicates=1&team-cards=1&locked=1&sort=-year&view=pictures',
  );
  expect(parseCollectionQuery(formatCollectionQuery(state))).toEqual(state);
});

test('the best first is said where only the direction, or only the column, is another', () => {
  const sortOf = (column: 'rating' | 'name', direction: 'ascending' | 'descending') =>
    formatCollectionQuery({ filter: NO_FILTER, order: { column, direction }, view: null }).get(
      'sort',
    );
  expect(sortOf('rating', 'ascending')).toBe('rating');
  expect(sortOf('name', 'descending')).toBe('-name');
  expect(sortOf('rating', 'descending')).toBeNull();
});

test('a name in an address is at most a hundred letters long, and a number nine digits', () => {
  const parse = (query: string) => parseCollectionQuery(new URLSearchParams(query)).filter;
  expect(parse(`name=${'é'.repeat(101)}`).name).toBe('é'.repeat(100));
  expect(parse('series=123456789').seriesID).toBe(123_456_789);
  expect(parse('series=1234567890').seriesID).toBeNull();
  expect(parse('series=12x').seriesID).toBeNull();
  expect(parse('series=x12').seriesID).toBeNull();
  expect(parse('team=&pos=')).toEqual(NO_FILTER);
});
