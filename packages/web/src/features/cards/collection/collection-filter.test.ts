import type { UserCard } from '@pennant/contract/cards';
import { familyNameFirst } from '@pennant/rules/cards/family-name';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { filterOptionsOf } from './filter-options.ts';
import { collectionDataOf } from './collection-data.ts';
import {
  NO_FILTER,
  filterCollection,
  type FilterData,
  type CollectionFilter,
} from './collection-filter.ts';
import { foldName } from '../../../ui/fold-name.ts';
import {
  BEST_FIRST,
  buildCollectionIndex,
  SORT_COLUMNS,
  type CollectionOrder,
} from './collection-index.ts';
import { aUserCard } from './testing/a-user-card.ts';

const NO_LOCKS: ReadonlySet<number> = new Set();
const NOTHING_BESIDE: FilterData = {
  seriesCardIDs: null,
  teamCardIDs: null,
  lockedCardIDs: NO_LOCKS,
};

/** Returns the IDs of the cards that a filter shows, in order. */
function shown(
  cards: readonly UserCard[],
  change: Partial<CollectionFilter> = {},
  {
    order = BEST_FIRST,
    beside = NOTHING_BESIDE,
  }: { order?: CollectionOrder; beside?: FilterData } = {},
): number[] {
  const index = buildCollectionIndex(collectionDataOf(cards));
  const places = filterCollection(
    index,
    index.sortedIndexes(order),
    { ...NO_FILTER, ...change },
    beside,
  );
  return Array.from(places, (at) => cards[at]!.cardID);
}

const traded = aUserCard({
  cardID: 1,
  clubName: 'Boston Red Sox',
  clubNames: 'Boston Red Sox / New York Yankees',
  rating: 76,
  amount: 2,
});
const pitcher = aUserCard({
  cardID: 2,
  name: encodeURIComponent('José Núñez-O’Day'),
  year: 1951,
  type: 'Pitcher',
  positions: 'SP,RP',
  clubName: 'Chicago Cubs',
  clubNames: 'Chicago Cubs',
  rating: 75,
});
const both = [pitcher, traded];

test('all cards are shown, the best first', () => {
  expect(shown(both)).toEqual([1, 2]);
});

test('the documented filters: a year, a lowest rating, a club of the season', () => {
  expect(shown(both, { year: 1951 })).toEqual([2]);
  expect(shown(both, { rating: 76 })).toEqual([1]);
  expect(shown(both, { rating: 86 })).toEqual([]);
  expect(shown(both, { team: 'New York Yankees' })).toEqual([1]);
  expect(shown(both, { team: 'Chicago Cubs' })).toEqual([2]);
  expect(shown(both, { team: 'Yankees' })).toEqual([]);
});

test('a name is found in words, in any order, without case and accents', () => {
  for (const typed of ['nunez', 'NÚÑEZ', "o'day", 'day jose', '  jose ']) {
    expect({ typed, found: shown(both, { name: typed }) }).toEqual({ typed, found: [2] });
  }
  expect(shown(both, { name: 'jose walker' })).toEqual([]);
});

test('names are sorted by the family name, its particles with it', () => {
  const names = ['Zack Allen', 'Ken Griffey Jr.', 'Elly de la Cruz', 'Ken Griffey', 'Abe Zinn'];
  const cards = names.map((name, index) =>
    aUserCard({ cardID: index + 1, name: encodeURIComponent(name) }),
  );
  const order = { column: 'name', direction: 'ascending' } as const;
  const listed = shown(cards, {}, { order }).map((cardID) => names[cardID - 1]);
  expect(listed).toEqual([
    'Zack Allen',
    'Elly de la Cruz',
    'Ken Griffey',
    'Ken Griffey Jr.',
    'Abe Zinn',
  ]);
});

test('a position, a type, a tier and duplicates', () => {
  expect(shown(both, { position: 'RP' })).toEqual([2]);
  expect(shown(both, { position: 'Batter' })).toEqual([1]);
  expect(shown(both, { tier: 'gold' })).toEqual([1]);
  expect(shown(both, { tier: 'silver' })).toEqual([2]);
  expect(shown(both, { duplicates: true })).toEqual([1]);
});

test('a series and the teams show their cards, and none before it is known which these are', () => {
  const beside = {
    seriesCardIDs: new Set([2, 9]),
    teamCardIDs: new Set([1]),
    lockedCardIDs: NO_LOCKS,
  };
  expect(shown(both, { seriesID: 3001 }, { beside })).toEqual([2]);
  expect(shown(both, { inTeam: true }, { beside })).toEqual([1]);
  expect(shown(both, { seriesID: 3001 })).toEqual([]);
  expect(shown(both, { inTeam: true })).toEqual([]);
});

test('locked cards are shown alone', () => {
  const beside = { ...NOTHING_BESIDE, lockedCardIDs: new Set([2]) };
  expect(shown(both, { locked: true }, { beside })).toEqual([2]);
  expect(shown(both, { locked: true })).toEqual([]);
  expect(shown(both, {}, { beside })).toEqual([1, 2]);
});

test('only years, clubs and positions of the collection are offered', () => {
  expect(filterOptionsOf(collectionDataOf(both))).toEqual({
    years: [1951, 1950],
    teams: ['Boston Red Sox', 'Chicago Cubs', 'New York Yankees'],
    positions: ['SS', 'SP', 'RP'],
  });
});

const NAMES = ['Al Ash', 'al Ash', 'Ál Ash', 'Bo Cho', 'Łukasz Zych', 'Zed'].map(
  encodeURIComponent,
);
const anyCards = fc.uniqueArray(
  fc.record({
    cardID: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    name: fc.constantFrom(...NAMES),
    year: fc.integer({ min: 1871, max: 2023 }),
    type: fc.constantFrom('Batter' as const, 'Pitcher' as const),
    rating: fc.integer({ min: 0, max: 100 }),
    positions: fc.constantFrom('C', 'SS,2B', 'SP'),
    clubName: fc.constantFrom('Boston Bees', 'Chicago Cubs', 'Troy Trojans'),
    amount: fc.integer({ min: 1, max: 5 }),
  }),
  { selector: ({ cardID }) => cardID, maxLength: 60 },
);
const VALUE: Record<CollectionOrder['column'], (card: UserCard) => string | number> = {
  name: ({ name }) => foldName(familyNameFirst(decodeURIComponent(name))),
  year: ({ year }) => year,
  type: ({ type }) => type,
  team: ({ clubName }) => clubName,
  pos: ({ positions }) => positions,
  rating: ({ rating }) => rating,
  quantity: ({ amount }) => amount,
};

test('every column sorts any collection both ways, and of equal ones the best stands first', () => {
  fc.assert(
    fc.property(
      anyCards,
      fc.constantFrom(...SORT_COLUMNS),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (facts, column, direction) => {
        const cards = facts.map(aUserCard);
        const sign = direction === 'ascending' ? 1 : -1;
        const by = (value: (card: UserCard) => string | number) => (a: UserCard, b: UserCard) =>
          value(a) < value(b) ? -1 : Number(value(a) > value(b));
        const wanted = cards
          .toSorted(by(VALUE.name))
          .toSorted(by(({ rating }) => -rating))
          .toSorted((a, b) => sign * by(VALUE[column])(a, b))
          .map(({ cardID }) => cardID);
        expect(shown(cards, {}, { order: { column, direction } })).toEqual(wanted);
      },
    ),
  );
});

test('what is worked out ahead is what would have been asked for', () => {
  const index = buildCollectionIndex(collectionDataOf(both));
  const ahead = [...index.precomputeOrders()];
  expect(ahead).toHaveLength(2 * SORT_COLUMNS.length);
  expect([...index.sortedIndexes({ column: 'year', direction: 'descending' })]).toEqual([0, 1]);
});
