import { expect, test } from 'vitest';

import { formatChance, formatSwing } from './format-chance-and-swing.ts';

test('a chance is told in whole percent', () => {
  expect([0, 0.5, 0.623, 1].map(formatChance)).toEqual(['0%', '50%', '62%', '100%']);
});

test('what is not certain is not told as certain', () => {
  expect([0.001, 0.999].map(formatChance)).toEqual(['<1%', '>99%']);
});

test('a swing has its sign, and nothing has none', () => {
  expect([0.124, -0.05, 0.001, -0.004, 0].map(formatSwing)).toEqual([
    '+12%',
    '\u22125%',
    '0%',
    '0%',
    '0%',
  ]);
});
