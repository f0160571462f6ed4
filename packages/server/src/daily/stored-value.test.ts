import { expect, test } from 'vitest';
import { givenUpBy, optionValuesOf, toStoredValue } from './stored-value.ts';

const value = toStoredValue({
  best: 'walk',
  options: [
    { option: 'roll', chance: 0.512_345_6, error: 0.01, cost: 0.031 },
    { option: 'walk', chance: 0.543_345_6, error: 0.01, cost: 0 },
  ],
  worth: 0.031,
});

test('what options are worth is stored in millionths, with the index of the best', () => {
  expect(value).toEqual([1, [512_346, 10_000, 31_000], [543_346, 10_000, 0]]);
  expect(optionValuesOf(value)[0]).toEqual({ chance: 0.512_346, error: 0.01, cost: 0.031 });
});

test('what was given up is the sum of the costs of what was chosen, at most a whole game', () => {
  expect(givenUpBy([value, value], [0, 1])).toBe(0.031);
  expect(givenUpBy([value, value], [0, 0])).toBe(0.062);
  expect(
    givenUpBy(
      Array.from({ length: 40 }, () => value),
      Array(40).fill(0),
    ),
  ).toBe(1);
  expect(() => givenUpBy([value], [2])).toThrow('none of the options');
});
