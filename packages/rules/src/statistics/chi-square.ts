import { normalCdf } from './normal-distribution.ts';

/** Categories with a smaller expected count are merged: the distribution is inaccurate for them. */
const MIN_EXPECTED = 5;

/** From this many degrees on, terms of the recurrence may underflow a double. */
const MAX_RECURRENCE_DEGREES = 1000;

/**
 * Approximates the tail by Wilson and Hilferty (1931): the cube root of a chi-square over its
 * degrees is nearly normal, the more so the more degrees there are.
 */
const approximateTail = (value: number, degrees: number): number => {
  const variance = 2 / (9 * degrees);
  return 1 - normalCdf((Math.cbrt(value / degrees) - (1 - variance)) / Math.sqrt(variance));
};

/**
 * Returns the chance that a chi-square of this many degrees of freedom is at least `value`: exact
 * for 1 and 2 degrees, for more by the recurrence Q(k + 2) = Q(k) + (x/2)^(k/2) e^(-x/2) /
 * gamma(k/2 + 1) (Abramowitz and Stegun 26.4.8).
 */
export const chiSquareTail = (value: number, degrees: number): number => {
  if (value <= 0 || degrees <= 0) return 1;
  if (degrees >= MAX_RECURRENCE_DEGREES) return approximateTail(value, degrees);
  const half = value / 2;
  let degree = degrees % 2 === 1 ? 1 : 2;
  let tail = degree === 1 ? 2 * (1 - normalCdf(Math.sqrt(value))) : Math.exp(-half);
  let term =
    degree === 1 ? Math.sqrt(half / Math.PI) * 2 * Math.exp(-half) : half * Math.exp(-half);
  for (; degree < degrees; degree += 2) {
    tail += term;
    term *= half / (degree / 2 + 1);
  }
  return tail;
};

/**
 * Returns the p-value of observed counts against chances (which sum to 1); 0 if something
 * impossible was observed.
 */
export const chiSquareTest = (observed: readonly number[], chances: readonly number[]): number => {
  const total = observed.reduce((sum, count) => sum + count, 0);
  let value = 0;
  let categories = 0;
  const rare = { observed: 0, expected: 0 };
  for (const [index, count] of observed.entries()) {
    const expected = (chances[index] ?? 0) * total;
    if (expected === 0 && count > 0) return 0;
    if (expected < MIN_EXPECTED) {
      rare.observed += count;
      rare.expected += expected;
      continue;
    }
    categories++;
    value += (count - expected) ** 2 / expected;
  }
  if (rare.expected >= MIN_EXPECTED) {
    categories++;
    value += (rare.observed - rare.expected) ** 2 / rare.expected;
  }
  return chiSquareTail(value, categories - 1);
};

/** Returns Pearson's chi-square of counts against equal chances. */
export const chiSquareOfEqualChances = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};
