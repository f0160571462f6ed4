import { expect, test } from 'vitest';

import { saleText } from './sale-text.ts';

test('extra copies are counted with what they bring', () => {
  expect(saleText({ amount: 5, sellable: 4, isLocked: false }, 88)).toBe('4 to sell, $800');
});

test('a single copy, and copies of the starter set, are not for sale', () => {
  expect(saleText({ amount: 1, sellable: 0, isLocked: false }, 88)).toBe('Your only one');
  expect(saleText({ amount: 2, sellable: 0, isLocked: false }, 40)).toBe('None to sell');
});

test('of a locked card none is for sale, whatever could be', () => {
  expect(saleText({ amount: 5, sellable: 4, isLocked: true }, 88)).toBe('Locked: never sold');
});
