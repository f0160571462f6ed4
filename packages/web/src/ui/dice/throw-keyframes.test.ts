import fc from 'fast-check';
import { expect, test } from 'vitest';

import { heightAt, throwKeyframes } from './throw-keyframes.ts';

const throws = fc.record({ seed: fc.string(), side: fc.constantFrom(1 as const, -1 as const) });

test('a die lands where it lies: in its own place, on the ground, unturned', () => {
  fc.assert(
    fc.property(throws, ({ seed, side }) => {
      const { die, shadow } = throwKeyframes(seed, side);
      const still = /^translate\(-?0\.0%, -?0\.0%\)( rotate\(-?0\.0deg\))? scale\(1\.000\)$/;
      expect(die.at(-1)).toMatchObject({ offset: 1, opacity: 1 });
      expect(die.at(-1)?.['transform']).toMatch(still);
      expect(shadow.at(-1)?.['transform']).toMatch(still);
    }),
  );
});

test('a batter’s die comes in from the right, a pitcher’s from the left', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const startOf = (side: 1 | -1) =>
        Number.parseFloat(String(throwKeyframes(seed, side).die[0]?.['transform']).slice(10));
      expect(startOf(1)).toBeGreaterThan(200);
      expect(startOf(-1)).toBeLessThan(-200);
    }),
  );
});

test('it bounces three times, lower each time, and is never under the grass', () => {
  const heights = Array.from({ length: 1001 }, (_, index) => heightAt(index / 1000));
  expect(Math.min(...heights)).toBe(0);
  const peaks = heights.filter(
    (height, index) =>
      index > 0 && height > (heights[index - 1] ?? 0) && height >= (heights[index + 1] ?? 0),
  );
  expect(peaks).toHaveLength(3);
  expect(peaks).toEqual(peaks.toSorted((a, b) => b - a));
});
