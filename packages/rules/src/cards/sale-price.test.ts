import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesToSell, salePrice } from './sale-price.ts';

test.each([
  [100, 800],
  [96, 800],
  [95, 200],
  [86, 200],
  [85, 100],
  [76, 100],
  [75, 10],
  [66, 10],
  [65, 1],
  [0, 1],
])('an extra copy of a card of rating %i sells for %i', (rating, price) => {
  expect(salePrice(rating)).toBe(price);
});

test('a better card never sells for less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), (rating) => {
      expect(salePrice(rating + 1)).toBeGreaterThanOrEqual(salePrice(rating));
    }),
  );
});

test('every copy but one is an extra copy', () => {
  expect(copiesToSell({ amount: 4, unsellable: 0 })).toBe(3);
  expect(copiesToSell({ amount: 1, unsellable: 0 })).toBe(0);
  expect(copiesToSell({ amount: 0, unsellable: 0 })).toBe(0);
});

test('the copy of the starter set is the one that stays', () => {
  expect(copiesToSell({ amount: 3, unsellable: 1 })).toBe(2);
  expect(copiesToSell({ amount: 1, unsellable: 1 })).toBe(0);
});

test('two unsellable copies both stay', () => {
  expect(copiesToSell({ amount: 3, unsellable: 2 })).toBe(1);
});
