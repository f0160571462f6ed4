import { expect, test } from 'vitest';

import { statBoardID, statText } from './stat-text.ts';

test.each([
  ['AVG', 0.3124, '.312'],
  ['SLG', 1.2, '1.200'],
  ['OPS', 0, '.000'],
  ['ERA', 3.0666, '3.07'],
  ['K/9', 11, '11.00'],
  ['IP', 19 / 3, '6.3'],
  ['HR', 41, '41'],
] as const)('%s of %d is printed %s', (stat, value, text) => {
  expect(statText(stat, value)).toBe(text);
});

test('a board is found by its name in the address', () => {
  expect(statBoardID('K/9')).toBe('stat-k-9');
});
