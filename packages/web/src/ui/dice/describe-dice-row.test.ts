import { expect, test } from 'vitest';

import { describeDiceRow } from './describe-dice-row.ts';

test('a batter’s table is read out from 2 to 12, equal neighbors together', () => {
  expect(describeDiceRow(['HR', 'X', 'BB', 'OO', 'OO', 'OO', 'OO', 'SO', 'SO', 'H1', 'HR'])).toBe(
    '2 HR, 3 X, 4 BB, 5 to 8 OO, 9 to 10 SO, 11 H1, 12 HR',
  );
});

test('cells of a pitcher that do nothing are left out, and part what is beside them', () => {
  const cells = ['h9l', null, 'h9l', null, null, null, null, null, null, null, null] as const;
  expect(describeDiceRow(cells)).toBe('2 h9l, 4 h9l');
  expect(describeDiceRow(Array.from({ length: 11 }, () => null) as unknown as typeof cells)).toBe(
    '',
  );
});
