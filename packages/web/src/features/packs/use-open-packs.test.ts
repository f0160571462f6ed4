import type { PackInventoryItem } from '@pennant/contract/packs';
import { expect, test } from 'vitest';

import { splitIntoRequests } from './use-open-packs.ts';

const packsOf = (seriesID: number, amount: number) => ({
  item: { seriesID, amount } as PackInventoryItem,
  amount,
});

test('more packs than one request opens are opened in steps', () => {
  expect(splitIntoRequests([packsOf(1954, 250)])).toEqual([
    { seriesID: 1954, amount: 100 },
    { seriesID: 1954, amount: 100 },
    { seriesID: 1954, amount: 50 },
  ]);
  expect(splitIntoRequests([packsOf(1954, 100)])).toEqual([{ seriesID: 1954, amount: 100 }]);
});

test('packs of several series are opened one series after the other', () => {
  expect(splitIntoRequests([packsOf(1954, 1), packsOf(1955, 101)])).toEqual([
    { seriesID: 1954, amount: 1 },
    { seriesID: 1955, amount: 100 },
    { seriesID: 1955, amount: 1 },
  ]);
});
