import fc from 'fast-check';
import { expect, test } from 'vitest';
import { solveAssignment } from './assignment-problem.ts';

/** Returns the best total by trying every assignment of columns to rows. */
const bruteForceTotal = (
  rows: readonly (readonly number[])[],
  used: readonly number[] = [],
): number => {
  const [row, ...others] = rows;
  if (row === undefined) return 0;
  return Math.max(
    ...row.map((worth, column) =>
      used.includes(column) ? -Infinity : worth + bruteForceTotal(others, [...used, column]),
    ),
  );
};

test('an assignment is worth as much as the best of all there are', () => {
  const matrix = fc
    .record({ rows: fc.integer({ min: 1, max: 5 }), extra: fc.integer({ min: 0, max: 2 }) })
    .chain(({ rows, extra }) =>
      fc.array(
        fc.array(fc.integer({ min: -20, max: 100 }), {
          minLength: rows + extra,
          maxLength: rows + extra,
        }),
        { minLength: rows, maxLength: rows },
      ),
    );
  fc.assert(
    fc.property(matrix, (worth) => {
      const columns = worth[0]!.length;
      const chosen = solveAssignment(worth.length, columns, Float64Array.from(worth.flat()));
      expect(new Set(chosen).size).toBe(worth.length);
      expect(chosen.reduce((sum, column, row) => sum + worth[row]![column]!, 0)).toBe(
        bruteForceTotal(worth),
      );
    }),
  );
});

test('more rows than columns cannot be assigned', () => {
  expect(() => solveAssignment(3, 2, new Float64Array(6))).toThrow('fewer columns than rows');
});
