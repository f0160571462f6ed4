import { expect, test } from 'vitest';

import { ladderMonthName, lastDayBefore } from './ladder-month.ts';

test('a month of the ladder has a name, and ends on its last day by UTC', () => {
  expect(ladderMonthName({ year: 2026, month: 10 })).toBe('October 2026');
  expect(ladderMonthName({ year: 2027, month: 1 })).toBe('January 2027');
  expect(lastDayBefore('2026-11-01T00:00:00.000Z')).toBe('October 31');
  expect(lastDayBefore('2028-03-01T00:00:00.000Z')).toBe('February 29');
});
