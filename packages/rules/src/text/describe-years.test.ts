import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeYears } from './describe-years.ts';

test.each([
  [[2024], '2024'],
  [[2025, 2024], '2024 and 2025'],
  [[1871, 1872, 1873], '1871-1873'],
  [[1927, 1968], '1927 and 1968'],
  [[1927, 1871, 1872, 1873, 2024, 1968], '1871-1873, 1927, 1968 and 2024'],
  [[], ''],
])('%j are told as "%s"', (years, words) => {
  expect(describeYears(years)).toBe(words);
});

/** Returns the years that the words name. */
const readYears = (words: string): number[] =>
  words
    .split(/, | and /)
    .filter(Boolean)
    .flatMap((run) => {
      const [first = 0, last = first] = run.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    });

test('the words name each year once, and no other', () => {
  const seasons = fc.uniqueArray(fc.integer({ min: 1871, max: 1910 }));
  fc.assert(
    fc.property(seasons, (years) => {
      expect(readYears(describeYears(years))).toEqual(years.toSorted((a, b) => a - b));
    }),
  );
});
