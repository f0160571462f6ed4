import { expect, test } from 'vitest';
import { BUY_AMOUNTS, isBuyAmount } from './pack-amounts.ts';

test('packs are sold by 1, 10, 25, 50 and 100 and by nothing else', () => {
  expect(BUY_AMOUNTS.every((amount) => isBuyAmount(amount))).toBe(true);
  for (const amount of [0, -1, 2, 11, 1.5, 1000, Number.NaN])
    expect(isBuyAmount(amount)).toBe(false);
});
