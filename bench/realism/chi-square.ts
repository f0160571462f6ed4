import { normalDistribution } from '@pennant/card-maker/cards/speed';

/** Categories of fewer expected than this are counted together: the distribution is no good for them. */
const LEAST_EXPECTED = 5;

/** From so many degrees on, the terms of the recurrence may be smaller than the smallest double. */
const MANY_DEGREES = 1000;

/** Wilson and Hilferty (1931): the cube root of a chi-square over its degrees is all but normal, the more so the more there are. */
const tailOfMany = (value: number, degrees: number): number => {
  const variance = 2 / (9 * degrees);
  return (
    1 - normalDistribution((Math.cbrt(value / degrees) - (1 - variance)) / Math.sqrt(variance))
  );
};

/**
 * Chance that a chi-square of this many degrees of freedom is at least `value`: for 1 and 2 degrees known outright, for more by the
 * recurrence Q(k + 2) = Q(k) + (x/2)^(k/2) e^(-x/2) / gamma(k/2 + 1) (Abramowitz and Stegun 26.4.8).
 */
export const chiSquareTail = (value: number, degrees: number): number => {
  if (value <= 0 || degrees <= 0) return 1;
  if (degrees >= MANY_DEGREES) return tailOfMany(value, degrees);
  const half = value / 2;
  let at = degrees % 2 === 1 ? 1 : 2;
  let tail = at === 1 ? 2 * (1 - normalDistribution(Math.sqrt(value))) : Math.exp(-half);
  let term = at === 1 ? Math.sqrt(half / Math.PI) * 2 * Math.exp(-half) : half * Math.exp(-half);
  for (; at < degrees; at += 2) {
    tail += term;
    term *= half / (at / 2 + 1);
  }
  return tail;
};

/** p-value of what was observed against the chances (which sum to 1); 0 where something impossible happened. */
export const chiSquareTest = (observed: readonly number[], chances: readonly number[]): number => {
  const total = observed.reduce((sum, count) => sum + count, 0);
  let value = 0;
  let categories = 0;
  const rare = { observed: 0, expected: 0 };
  for (const [at, count] of observed.entries()) {
    const expected = (chances[at] ?? 0) * total;
    if (expected === 0 && count > 0) return 0;
    if (expected < LEAST_EXPECTED) {
      rare.observed += count;
      rare.expected += expected;
      continue;
    }
    categories++;
    value += (count - expected) ** 2 / expected;
  }
  if (rare.expected >= LEAST_EXPECTED) {
    categories++;
    value += (rare.observed - rare.expected) ** 2 / rare.expected;
  }
  return chiSquareTail(value, categories - 1);
};
