import fc from 'fast-check';
import { expect, test } from 'vitest';

import { differenceBar } from './difference-bar.ts';

test('dice that hit .330 for a season of .300 lie right of the middle, by two fifths', () => {
  expect(differenceBar(0.3, 0.33).length).toBeCloseTo(0.4);
});

test('dice with 18 home runs for a season of 20 lie left of the middle', () => {
  expect(differenceBar(20, 18).length).toBeCloseTo(-0.4);
});

test('the same figure is no bar at all', () => {
  expect(differenceBar(0.3, 0.3)).toEqual({ length: 0, isClipped: false });
  expect(differenceBar(0, 0)).toEqual({ length: 0, isClipped: false });
});

test('a difference of more than a quarter is cut off at the edge, and says so', () => {
  expect(differenceBar(4, 6)).toEqual({ length: 1, isClipped: true });
  expect(differenceBar(4, 1)).toEqual({ length: -1, isClipped: true });
  expect(differenceBar(0, 0.4)).toEqual({ length: 1, isClipped: true });
});

test('no bar leaves its frame, and more from the dice is never drawn further left', () => {
  const figure = fc.double({ min: 0, max: 800, noNaN: true });
  fc.assert(
    fc.property(figure, figure, figure, (season, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const [left, right] = [differenceBar(season, less), differenceBar(season, more)];
      expect(Math.abs(left.length)).toBeLessThanOrEqual(1);
      expect(left.length).toBeLessThanOrEqual(right.length);
    }),
  );
});
