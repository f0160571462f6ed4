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
  [-1, 1],
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
  expect(copiesToSell({ amount: 4, unsellable: 0, isLocked: false })).toBe(3);
  expect(copiesToSell({ amount: 1, unsellable: 0, isLocked: false })).toBe(0);
  expect(copiesToSell({ amount: 0, unsellable: 0, isLocked: false })).toBe(0);
});

test('the copy of the starter set is the one that stays', () => {
  expect(copiesToSell({ amount: 3, unsellable: 1, isLocked: false })).toBe(2);
  expect(copiesToSell({ amount: 1, unsellable: 1, isLocked: false })).toBe(0);
});

test('whoever keeps some for trading keeps those, and what may not be sold besides is among them', () => {
  expect(copiesToSell({ amount: 5, unsellable: 0, isLocked: false }, 3)).toBe(2);
  expect(copiesToSell({ amount: 5, unsellable: 2, isLocked: false }, 3)).toBe(2);
  expect(copiesToSell({ amount: 2, unsellable: 0, isLocked: false }, 3)).toBe(0);
});

test('what stays is never fewer than one, than asked for, or than may not be sold', () => {
  const copies = fc.record({ amount: fc.nat(500), unsellable: fc.nat(500) });
  fc.assert(
    fc.property(copies, fc.integer({ min: -5, max: 99 }), ({ amount, unsellable }, keep) => {
      const sold = copiesToSell({ amount, unsellable, isLocked: false }, keep);
      const stays = Math.max(1, keep, unsellable);
      expect(sold).toBeGreaterThanOrEqual(0);
      expect(amount - sold).toBe(Math.min(amount, stays));
    }),
  );
});

test('two unsellable copies both stay', () => {
  expect(copiesToSell({ amount: 3, unsellable: 2, isLocked: false })).toBe(1);
});

test('of a locked card no copy is sold, however many there are', () => {
  fc.assert(
    fc.property(
      fc.nat(500),
      fc.nat(500),
      fc.integer({ min: -5, max: 99 }),
      (amount, unsellable, keep) => {
        expect(copiesToSell({ amount, unsellable, isLocked: true }, keep)).toBe(0);
      },
    ),
  );
});
