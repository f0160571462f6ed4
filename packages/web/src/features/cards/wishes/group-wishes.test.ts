import type { WishedCard } from '@pennant/contract/wish-list';
import { expect, test } from 'vitest';

import { aSeries } from '../../packs/testing/a-series.ts';
import { groupWishes } from './group-wishes.ts';
import type { WishRow } from './wish-list-rows.ts';

const wish = (rating: number, ...seriesIDs: readonly number[]): WishRow => ({
  card: { rating } as WishedCard,
  sources: seriesIDs.map((seriesID) => ({
    seriesID,
    name: '',
    cost: 130,
    numberOfCards: 6,
    chance: 0.001,
  })),
});

test('wishes stand with the series that brings them at the lowest cost, by tier', () => {
  const onSale = [aSeries({ seriesID: 1954 }), aSeries({ seriesID: 1955 })];
  const groups = groupWishes(
    [wish(99, 1955, 1954), wish(80, 1954), wish(82, 1955), wish(70, 1955), wish(60)],
    onSale,
  );
  expect(groups.map(({ series, wishes }) => [series.seriesID, wishes])).toEqual([
    [1955, 3],
    [1954, 1],
  ]);
  expect([...groups[0]!.wanted]).toEqual([
    ['uranium', 1],
    ['gold', 1],
    ['silver', 1],
  ]);
});

test('a wish of a series that is not on sale any more stands nowhere', () => {
  expect(groupWishes([wish(80, 1871)], [aSeries({ seriesID: 1954 })])).toEqual([]);
});
