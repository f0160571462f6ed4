import { expect, test } from 'vitest';

import { aSeries } from './testing/a-series.ts';
import { packsLeft, summarizePurchaseBlockers, findPurchaseBlocker } from './purchase-blocker.ts';

const series = aSeries({ cost: 130 });
const limited = aSeries({ cost: 130, purchaseLimit: 30 });

test('a wallet that covers the order holds nothing back', () => {
  expect(findPurchaseBlocker(series, { balance: 1300, bought: 0 }, 10)).toBeNull();
  expect(summarizePurchaseBlockers(series, { balance: 13_000, bought: 0 }, 100)).toBeNull();
});

test('a wallet that is short says by how much', () => {
  expect(findPurchaseBlocker(series, { balance: 1299, bought: 0 }, 10)).toBe(
    '$1,300: your wallet is $1 short.',
  );
  expect(summarizePurchaseBlockers(series, { balance: 129, bought: 0 }, 100)).toBe(
    'Your wallet is $1 short of a pack.',
  );
  expect(summarizePurchaseBlockers(series, { balance: 130, bought: 0 }, 100)).toBe(
    'Your wallet is good for 1 pack.',
  );
});

test('a limit counts what was ever bought', () => {
  const buyer = { balance: 1_000_000, bought: 25 };
  expect(packsLeft(limited, buyer)).toBe(5);
  expect(findPurchaseBlocker(limited, buyer, 1)).toBeNull();
  expect(findPurchaseBlocker(limited, buyer, 10)).toBe('Only 5 more for each player.');
  expect(findPurchaseBlocker(limited, { ...buyer, bought: 30 }, 1)).toBe(
    'You have bought as many as one player may.',
  );
  expect(packsLeft(series, buyer)).toBeNull();
});

test('nothing is bought while the wallet is not known', () => {
  expect(findPurchaseBlocker(series, { balance: null, bought: 0 }, 1)).not.toBeNull();
});
