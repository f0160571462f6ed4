import { expect, test } from 'vitest';

import { degreesUnderFinger } from './use-swipe.ts';
import { tornPartAfter } from './use-tear-gesture.ts';

test('a card turns under the finger, but never shows its face before it is let go', () => {
  expect(degreesUnderFinger(20)).toBe(15);
  expect(degreesUnderFinger(-20)).toBe(-15);
  expect(degreesUnderFinger(4000)).toBeLessThan(90);
  expect(degreesUnderFinger(-4000)).toBeGreaterThan(-90);
});

test('paper tears from either side, goes on where it was left, and does not mend', () => {
  expect(tornPartAfter(0, 80, 200)).toBeCloseTo(0.5);
  expect(tornPartAfter(0, -80, 200)).toBeCloseTo(0.5);
  expect(tornPartAfter(0.4, 16, 200)).toBeCloseTo(0.5);
  expect(tornPartAfter(0.9, 500, 200)).toBe(1);
});
