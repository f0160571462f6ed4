import type { SwapBoxTier } from '@pennant/contract/swap-box';
import { expect, test } from 'vitest';

import { standingOf } from './standing.ts';

const TABLE = {
  seriesID: 7,
  numberOfCards: 6,
  tiers: [
    { tier: 'gold', weight: 80, cardIDs: [1, 2, 3] },
    { tier: 'iron', weight: 460, cardIDs: [11, 12, 13, 14] },
  ],
} as const;
const BOX = [
  { tier: 'gold', extra: [{ copies: 2 }, { copies: 1 }], missingCards: 1, missing: [] },
] as unknown as readonly SwapBoxTier[];

test('a guest has nothing of any tier', () => {
  expect(standingOf(TABLE, null)).toEqual([
    { tier: 'gold', owned: 0, extra: 0 },
    { tier: 'iron', owned: 0, extra: 0 },
  ]);
});

test('a user has what is not missing, and the extra copies that the box takes', () => {
  expect(standingOf(TABLE, BOX)).toEqual([
    { tier: 'gold', owned: 2, extra: 3 },
    { tier: 'iron', owned: 0, extra: 0 },
  ]);
});

test('of some cards only those are looked for', () => {
  expect(standingOf(TABLE, BOX, new Map([['gold', 1]])).map(({ wanted }) => wanted)).toEqual([
    1, 0,
  ]);
});
