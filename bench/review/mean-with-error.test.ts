import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { expect, test } from 'vitest';
import { meanOverMany, meanWithError } from './mean-with-error.ts';

test('a mean has the error of its values', () => {
  expect(meanWithError([1, 1, 1])).toEqual({ mean: 1, error: 0 });
  expect(meanWithError([0, 1, 0, 1])).toEqual({ mean: 0.5, error: 0.25 });
});

test('a figure that is known of many games tells what few of them would have come to', () => {
  const known = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const { mean, error } = meanOverMany([2, 4, 6], known);
  expect(mean).toBeCloseTo(10);
  expect(error).toBeCloseTo(2 * meanWithError(known).error);
});

test('the error is that of the values where the figure says nothing of them', () => {
  const dice = new SeededDice(4);
  const values = Array.from({ length: 2_000 }, () => dice.fraction('value'));
  const known = Array.from({ length: 2_000 }, () => dice.fraction('figure'));
  const { mean, error } = meanOverMany(values, known);
  expect(mean).toBeCloseTo(meanWithError(values).mean);
  expect(error).toBeCloseTo(meanWithError(values).error, 3);
});
