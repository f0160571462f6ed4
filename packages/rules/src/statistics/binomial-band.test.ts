import fc from 'fast-check';
import { expect, test } from 'vitest';

import { binomialBand } from './binomial-band.ts';

/** Returns the probability of each count, by plain multiplication. */
const probabilities = (n: number, p: number): number[] => {
  let row = [1];
  for (let draw = 0; draw < n; draw += 1)
    row = Array.from(
      { length: row.length + 1 },
      (_, count) => (row[count] ?? 0) * (1 - p) + (row[count - 1] ?? 0) * p,
    );
  return row;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('known bands: ten coins, a hundred coins, six thousand cards of which three in a thousand', () => {
  expect(binomialBand(10, 0.5, 0.95)).toEqual({ low: 2, high: 8 });
  expect(binomialBand(100, 0.5, 0.95)).toEqual({ low: 40, high: 60 });
  expect(binomialBand(6000, 0.003, 0.95)).toEqual({ low: 10, high: 27 });
});

test('what never comes is expected never, what always comes always', () => {
  expect(binomialBand(50, 0, 0.95)).toEqual({ low: 0, high: 0 });
  expect(binomialBand(50, 1, 0.95)).toEqual({ low: 50, high: 50 });
  expect(binomialBand(0, 0.5, 0.95)).toEqual({ low: 0, high: 0 });
});

test('a band holds its share, and cuts off no more than half of the rest on either side', () => {
  const anyCase = [
    fc.integer({ min: 1, max: 120 }),
    fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    fc.constantFrom(0.5, 0.9, 0.95, 0.99),
  ] as const;
  fc.assert(
    fc.property(...anyCase, (n, p, share) => {
      const { low, high } = binomialBand(n, p, share);
      const all = probabilities(n, p);
      const tail = (1 - share) / 2;
      expect(sum(all.slice(low, high + 1))).toBeGreaterThanOrEqual(share - 1e-9);
      expect(sum(all.slice(0, low))).toBeLessThanOrEqual(tail + 1e-9);
      expect(sum(all.slice(high + 1))).toBeLessThanOrEqual(tail + 1e-9);
      // Neither end could be moved inwards.
      expect(sum(all.slice(0, low + 1))).toBeGreaterThan(tail - 1e-9);
      expect(sum(all.slice(high))).toBeGreaterThan(tail - 1e-9);
    }),
  );
});
