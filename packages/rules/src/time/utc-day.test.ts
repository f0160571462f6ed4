import { expect, test } from 'vitest';
import { DAY_MS, utcDayOf } from './utc-day.ts';

test('a day ends at midnight in Greenwich, wherever the ballpark is', () => {
  expect(utcDayOf(0)).toBe(0);
  const firstPitch = Date.parse('1954-04-13T14:30:00-05:00');
  expect(utcDayOf(firstPitch)).toBe(-5742);
  const lateGame = Date.parse('1954-04-13T19:30:00-05:00');
  expect(utcDayOf(lateGame)).toBe(-5741);
  expect(utcDayOf(Date.parse('1954-04-14T00:00:00Z') - 1)).toBe(-5742);
  expect(utcDayOf(firstPitch + DAY_MS)).toBe(-5741);
});
