import { SUM_WEIGHTS } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POSSIBLE_ROLLS, isPossibleSplit } from './dice-sums.ts';

test('whatever the eleven cells are given to, the split is possible', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 8 }), { minLength: 11, maxLength: 11 }), (owners) => {
      const parts = Array.from({ length: 9 }, () => 0);
      owners.forEach((owner, cell) => (parts[owner] = (parts[owner] ?? 0) + SUM_WEIGHTS[cell]!));
      expect(isPossibleSplit(parts)).toBe(true);
    }),
  );
});

test.each([
  ['three results of one fall each: only 2 and 12 have one', [1, 1, 1, 33]],
  ['seven results of odd falls below six', [3, 3, 3, 3, 3, 3, 3, 15]],
  ['a sum that is all sixes: only the 7 has six falls by itself', [1, 1, 1, 6, 6, 21]],
])('%s cannot be shown', (_, parts) => {
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(POSSIBLE_ROLLS);
  expect(isPossibleSplit(parts)).toBe(false);
});

/** Returns whether the cells can be grouped so, by trying every grouping, heaviest cell first. */
const canGroup = (parts: readonly number[], cells: readonly number[]): boolean => {
  const [heaviest, ...rest] = cells;
  if (heaviest === undefined) return parts.every((part) => part === 0);
  return parts.some(
    (part, index) => part >= heaviest && canGroup(parts.with(index, part - heaviest), rest),
  );
};

test('the quick look-up agrees with trying every gathering of the cells', () => {
  const cells = SUM_WEIGHTS.toSorted((a, b) => b - a);
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { minLength: 3, maxLength: 8 }), (some) => {
      const rest = POSSIBLE_ROLLS - some.reduce((sum, part) => sum + part, 0);
      fc.pre(rest >= 0);
      const parts = [...some, rest];
      expect(isPossibleSplit(parts)).toBe(canGroup(parts, cells));
    }),
  );
});
