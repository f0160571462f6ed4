import { expect, test } from 'vitest';

import { formatWpa, formatWpaOfGame } from './format-wpa.ts';

test('win probability added is told in wins, with its sign', () => {
  expect([1.24, -0.31, 0.001, -0.004, 0].map(formatWpa)).toEqual([
    '+1.24',
    '\u2212.31',
    '.00',
    '.00',
    '.00',
  ]);
});

test('that of one game is told in thousandths of a win', () => {
  expect([0.4123, -0.05, 0.0002].map(formatWpaOfGame)).toEqual(['+.412', '\u2212.050', '.000']);
});
