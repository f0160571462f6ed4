import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Mean } from './mean.ts';

const meanOf = (values: readonly number[]): Mean => {
  const mean = new Mean();
  for (const value of values) mean.add(value);
  return mean;
};

test('a share of starts has the standard error of a share', () => {
  const mean = meanOf([...Array<number>(75).fill(0), ...Array<number>(25).fill(1)]);
  expect(mean.value).toBe(0.25);
  expect(mean.standardError).toBeCloseTo(Math.sqrt((0.25 * 0.75) / 99), 12);
});

test('two leagues together have the mean and the error of all their games', () => {
  const games = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(games, games, (one, other) => {
      const together = meanOf(one);
      together.addAll(meanOf(other));
      const all = meanOf([...one, ...other]);
      expect(together.count).toBe(all.count);
      expect(together.value).toBeCloseTo(all.value, 10);
      expect(together.standardError).toBeCloseTo(all.standardError, 10);
    }),
  );
});
