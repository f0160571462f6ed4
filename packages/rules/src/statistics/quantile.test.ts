import { expect, test } from 'vitest';
import { median, quantile } from './quantile.ts';

const TENTHS = [10, 9, 1, 2, 3, 4, 8, 7, 6, 5];

test.each([
  [0, 1],
  [0.09, 1],
  [0.1, 2],
  [0.95, 10],
  [1, 10],
])('the quantile of %f of ten values, in whatever order, is the %i', (share, value) => {
  expect(quantile(TENTHS, share)).toBe(value);
});

test('the median is the value in the middle, the higher of two', () => {
  expect(median([3, 100, 2])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(3);
});

test('of no values it is 0', () => {
  expect(quantile([], 0.5)).toBe(0);
  expect(median([])).toBe(0);
});
