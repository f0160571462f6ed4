import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitIntoLines } from './split-into-lines.ts';

test('the eighteen figures of a batter stand in two lines of nine', () => {
  const lines = splitIntoLines(Array.from({ length: 18 }), 9);
  expect(lines.map(({ length }) => length)).toEqual([9, 9]);
});

test('fourteen figures stand in lines of seven, not of nine and five', () => {
  expect(splitIntoLines(Array.from({ length: 14 }), 9).map(({ length }) => length)).toEqual([7, 7]);
});

test('no figure is lost, and no line is too long', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (items, max) => {
      const lines = splitIntoLines(items, max);
      expect(lines.flat()).toEqual(items);
      expect(lines.every(({ length }) => length > 0 && length <= max)).toBe(true);
    }),
  );
});
