import { expect, test } from 'vitest';

import { oneInText, percentText } from './chance-text.ts';

test.each([
  [0, '0%', '–'],
  [1, '100%', 'always'],
  [0.003, '0.3%', '1 in 333'],
  [0.46, '46%', '1 in 2.2'],
  [0.000123456, '0.01235%', '1 in 8,100'],
])('a chance of %d is told as %s, %s', (chance, percent, oneIn) => {
  expect(percentText(chance)).toBe(percent);
  expect(oneInText(chance)).toBe(oneIn);
});
