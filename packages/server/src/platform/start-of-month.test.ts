import { expect, test } from 'vitest';
import { startOfMonth, startOfMonthAfter } from './start-of-month.ts';

const LAST_MOMENT = new Date('2026-12-31T23:59:59.999Z');

test('a month begins at midnight UTC of its first day', () => {
  expect(startOfMonth(LAST_MOMENT).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  const next = new Date(LAST_MOMENT.getTime() + 1);
  expect(startOfMonth(next)).toEqual(next);
});

test('months after and before go over the turn of a year', () => {
  expect(startOfMonthAfter(LAST_MOMENT, 1).toISOString()).toBe('2027-01-01T00:00:00.000Z');
  expect(startOfMonthAfter(LAST_MOMENT, -12).toISOString()).toBe('2025-12-01T00:00:00.000Z');
});
