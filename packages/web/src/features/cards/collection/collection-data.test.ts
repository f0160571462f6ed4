import type { ColumnarCollection } from '@pennant/contract/collection';
import { expect, test } from 'vitest';

import { cardAt, collectionDataOf, mergeCollectionPages } from './collection-data.ts';
import { aUserCard } from './testing/a-user-card.ts';

const sam = aUserCard({ cardID: 1, bats: null });
const ted = aUserCard({ cardID: 2, name: 'Ted%20Low', amount: 3, bats: 'L' });
const samLater = aUserCard({ cardID: 3, year: 1951, seriesID: 1951 });

/** Builds a page as the server sends it, with each card's own value in the dictionary. */
function pageOf(...cards: readonly (typeof sam)[]): ColumnarCollection {
  const coded = <Key extends keyof typeof sam>(key: Key) => ({
    values: cards.map((card) => card[key]),
    rows: cards.map((_, at) => at),
  });
  return {
    cardID: cards.map(({ cardID }) => cardID),
    seriesID: cards.map(({ seriesID }) => seriesID),
    year: cards.map(({ year }) => year),
    rating: cards.map(({ rating }) => rating),
    amount: cards.map(({ amount }) => amount),
    name: coded('name'),
    type: coded('type'),
    positions: coded('positions'),
    teamNameID: coded('teamNameID'),
    clubName: coded('clubName'),
    clubNames: coded('clubNames'),
    playerID: coded('playerID'),
    displayKey: coded('displayKey'),
    bats: coded('bats'),
    throws: coded('throws'),
    history: 'record',
  };
}

test('pages come together as one collection, each word kept once', () => {
  const columns = mergeCollectionPages([pageOf(sam, ted), pageOf(samLater)]);
  expect(columns.size).toBe(3);
  expect(columns.name.dictionary).toEqual(['Sam%20Walker', 'Ted%20Low']);
  expect([...columns.name.indexes]).toEqual([0, 1, 0]);
  expect(columns).toEqual(collectionDataOf([sam, ted, samLater]));
});

test('a card read from its columns is the card that went in', () => {
  const columns = collectionDataOf([sam, ted, samLater]);
  expect(sam).toMatchObject(cardAt(columns, 0));
  expect(ted).toMatchObject(cardAt(columns, 1));
  expect(samLater).toMatchObject(cardAt(columns, 2));
});
