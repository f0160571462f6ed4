import { expect, test } from 'vitest';
import { addTimes, quantileOf } from './time-counts.ts';

test('one response in a hundred may be slow, two may not', () => {
  const quick = addTimes(
    {},
    Array.from({ length: 98 }, (_, index) => index / 10),
  );
  const oneSlow = addTimes(quick, [3, 2400.2]);
  expect(quantileOf(oneSlow, 0.99)).toBe(10);
  expect(quantileOf(addTimes(quick, [2300.5, 2400.2]), 0.99)).toBe(2301);
});

test('no response has no time', () => {
  expect(quantileOf({}, 0.99)).toBeNaN();
});
