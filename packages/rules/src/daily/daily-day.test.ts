import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { DAY_MS } from '../time/utc-day.ts';
import {
  addDailyDays,
  dailyDayOf,
  dailyNumberOf,
  daysBetween,
  drawSeasonDay,
  endOfDailyDay,
} from './daily-day.ts';

const times = fc.integer({ min: 0, max: 4_000_000_000_000 });

describe('a day', () => {
  test('is that of UTC, from its first millisecond to its last', () => {
    fc.assert(
      fc.property(times, (now) => {
        const day = dailyDayOf(now);
        expect(day).toBe(new Date(now).toISOString().slice(0, 10));
        const end = endOfDailyDay(day);
        expect(now).toBeLessThan(end);
        expect(end - now).toBeLessThanOrEqual(DAY_MS);
        expect(dailyDayOf(end - 1)).toBe(day);
        expect(dailyDayOf(end)).toBe(addDailyDays(day, 1));
      }),
    );
  });

  test('is so many days after another', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: -1_000, max: 1_000 }), (now, days) => {
        const day = dailyDayOf(now + 2_000 * DAY_MS);
        expect(daysBetween(day, addDailyDays(day, days))).toBe(days);
      }),
    );
  });

  test('has a number, from 1 on the first', () => {
    expect(dailyNumberOf('2026-11-26', '2026-11-26')).toBe(1);
    expect(dailyNumberOf('2027-03-01', '2027-02-27')).toBe(3);
  });
});

test("a season's day is between April 20 and September 25, and each of them may be", () => {
  const dice = new SeededDice(1);
  const drawn = Array.from({ length: 5_000 }, () => drawSeasonDay(1961, dice));
  const days = [...new Set(drawn)].toSorted();
  expect(days.at(0)).toBe('1961-04-20');
  expect(days.at(-1)).toBe('1961-09-25');
  expect(days).toHaveLength(159);
});
