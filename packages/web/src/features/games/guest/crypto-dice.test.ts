import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cryptoDice } from './crypto-dice.ts';

const bitsOf = (values: readonly number[]) => {
  const left = [...values];
  return () => left.shift() ?? 0;
};

test('a die shows one of its six faces, a fraction is below one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (bits) => {
      const dice = cryptoDice(bitsOf([bits])).event(1);
      expect([1, 2, 3, 4, 5, 6]).toContain(dice.die('batter'));
      const fraction = cryptoDice(bitsOf([bits]))
        .event(1)
        .fraction('ball');
      expect(fraction).toBeGreaterThanOrEqual(0);
      expect(fraction).toBeLessThan(1);
    }),
  );
});

test('the last four of all numbers, which would favor low faces, are thrown again', () => {
  const dice = cryptoDice(bitsOf([2 ** 32 - 1, 2 ** 32 - 4, 5])).event(1);
  expect(dice.die('batter')).toBe(6);
});

test('a thousand throws of the browser’s own dice show every face', () => {
  const dice = cryptoDice().event(1);
  const faces = Array.from({ length: 1000 }, () => dice.die('batter'));
  expect(new Set(faces).size).toBe(6);
});
