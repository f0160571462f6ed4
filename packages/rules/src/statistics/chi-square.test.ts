import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chiSquareOfEqualChances, chiSquareTail, chiSquareTest } from './chi-square.ts';

test.each([
  [3.841459, 1, 0.05],
  [10.827566, 1, 0.001],
  [5.991465, 2, 0.05],
  [7.814728, 3, 0.05],
  [2.365974, 3, 0.5],
  [9.487729, 4, 0.05],
  [16.918978, 9, 0.05],
  [29.588298, 10, 0.001],
  [124.342113, 100, 0.05],
  [1074.679, 1000, 0.05],
  [1106.969, 1000, 0.01],
])('a chi-square of %f on %i degrees is reached with a chance of %f', (value, degrees, chance) => {
  expect(chiSquareTail(value, degrees)).toBeCloseTo(chance, 4);
});

test('nothing at all is reached for certain, and so is anything without a degree of freedom', () => {
  expect(chiSquareTail(0, 5)).toBe(1);
  expect(chiSquareTail(-1, 5)).toBe(1);
  expect(chiSquareTail(12, 0)).toBe(1);
  expect(chiSquareTail(12, -1)).toBe(1);
  expect(chiSquareTail(1e-9, 1000)).toBeCloseTo(1, 9);
});

test('more is always rarer, and more degrees allow for more', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 300, noNaN: true }),
      fc.integer({ min: 1, max: 200 }),
      (value, degrees) => {
        const chance = chiSquareTail(value, degrees);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1 + 1e-6);
        expect(chiSquareTail(value + 1, degrees)).toBeLessThanOrEqual(chance + 1e-6);
        expect(chiSquareTail(value, degrees + 1)).toBeGreaterThanOrEqual(chance - 1e-6);
      },
    ),
  );
});

test('sixty heads of a hundred come up with a fair coin once in 22 times, by two ways', () => {
  expect(chiSquareTest([60, 40], [0.5, 0.5])).toBeCloseTo(0.0455, 4);
});

test('counts as expected are as likely as can be', () => {
  expect(chiSquareTest([20, 30, 50], [0.2, 0.3, 0.5])).toBe(1);
});

test('what cannot be was not chance; what cannot be and was not does not count', () => {
  expect(chiSquareTest([60, 40, 1], [0.5, 0.5, 0])).toBe(0);
  expect(chiSquareTest([60, 40, 1], [0.5, 0.5])).toBe(0);
  expect(chiSquareTest([60, 40, 0], [0.5, 0.5, 0])).toBeCloseTo(0.0455, 4);
});

test('a result expected five times stands by itself', () => {
  // (10 - 5)² / 5, twice, on two degrees of freedom.
  expect(chiSquareTest([90, 10, 0], [0.9, 0.05, 0.05])).toBeCloseTo(Math.exp(-5), 12);
});

test('rarer results count together once five are expected of them, and else not', () => {
  // 85 of 95 and 15 of 5 expected: 100/95 + 100/5 on one degree of freedom.
  const together = chiSquareTest([85, 12, 3], [0.95, 0.025, 0.025]);
  expect(together).toBeCloseTo(chiSquareTail(100 / 95 + 20, 1), 12);
  // 48 and 52 of 49 each; the two expected of the rest are left out.
  expect(chiSquareTest([48, 52, 0, 0], [0.49, 0.49, 0.01, 0.01])).toBeCloseTo(
    chiSquareTail(10 / 49, 1),
    12,
  );
});

test('an even die scores nothing, a die of one face the most', () => {
  expect(chiSquareOfEqualChances([7, 7, 7, 7, 7, 7])).toBe(0);
  expect(chiSquareOfEqualChances([60, 0, 0, 0, 0, 0])).toBe(300);
  expect(chiSquareOfEqualChances([12, 8])).toBeCloseTo(0.8, 12);
});
