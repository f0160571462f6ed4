import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVEL_THRESHOLDS, experienceLabel, levelOf, nextThreshold } from './level.ts';

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [299, 2],
  [300, 3],
  [77_999, 15],
  [78_000, 16],
  [1_000_000, 16],
])('%i points of experience are level %i', (experience, level) => {
  expect(levelOf(experience)).toBe(level);
});

test('the account page shows what the next level needs, and question marks beyond the table', () => {
  expect(experienceLabel(40)).toBe('40 / 100');
  expect(experienceLabel(100)).toBe('100 / 300');
  expect(experienceLabel(78_000)).toBe('78000 / ???');
});

test('the next threshold is always ahead, and reaching it is one level more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: (LEVEL_THRESHOLDS.at(-1) ?? 0) - 1 }), (experience) => {
      const next = nextThreshold(experience)!;
      expect(next).toBeGreaterThan(experience);
      expect(levelOf(next)).toBe(levelOf(experience) + 1);
    }),
  );
});
