import fc from 'fast-check';
import { expect, test } from 'vitest';

import { differenceBar } from './difference-bar.ts';

test('dice that hit .330 for a season of .300 lie right of the middle, by two fifths', () => {
  expect(differenceBar({ figure: 'AVG', season: 0.3, dice: 0.33 })?.length).toBeCloseTo(0.4);
});

test('dice with 18 home runs for a season of 20 lie left of the middle', () => {
  expect(differenceBar({ figure: 'HR', season: 20, dice: 18 })?.length).toBeCloseTo(-0.4);
});

test('half a home run more than one is a short bar, and so is a tenth for nine innings', () => {
  expect(differenceBar({ figure: 'HR', season: 1, dice: 1.5 })?.length).toBeCloseTo(0.2);
  expect(differenceBar({ figure: 'HR9', season: 0.2, dice: 0.3 })?.length).toBeCloseTo(0.2);
});

test('the same figure is no bar at all, and a blank record has none', () => {
  expect(differenceBar({ figure: 'SLG', season: 0.3, dice: 0.3 })).toEqual({
    length: 0,
    isClipped: false,
  });
  expect(differenceBar({ figure: 'SO', season: null, dice: 40 })).toBeNull();
});

test('a difference of more than a quarter is cut off at the edge, and says so', () => {
  const [right, left] = [
    { length: 1, isClipped: true },
    { length: -1, isClipped: true },
  ];
  expect(differenceBar({ figure: 'BB', season: 40, dice: 60 })).toEqual(right);
  expect(differenceBar({ figure: 'BB', season: 40, dice: 10 })).toEqual(left);
  expect(differenceBar({ figure: 'AVG', season: 0, dice: 0.1 })).toEqual(right);
});

test('no bar leaves its frame, and more from the dice is never drawn further left', () => {
  const value = fc.double({ min: 0, max: 800, noNaN: true });
  const anyFigure = fc.constantFrom('AVG' as const, 'HR' as const, 'K9' as const);
  fc.assert(
    fc.property(anyFigure, value, value, value, (figure, season, one, other) => {
      const less = differenceBar({ figure, season, dice: Math.min(one, other) });
      const more = differenceBar({ figure, season, dice: Math.max(one, other) });
      expect(Math.abs(less!.length)).toBeLessThanOrEqual(1);
      expect(less!.length).toBeLessThanOrEqual(more!.length);
    }),
  );
});
