import { addDailyDays } from '@pennant/rules/daily/daily-day';
import { dayNumberOf } from '@pennant/rules/time/calendar-date';

/** January 5, 1970, was a Monday. */
const A_MONDAY = 4;
const DAYS_OF_WEEK = 7;

/** A month as it is written: "2026-11". */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the month so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Returns a day's place in its week, 0 for Monday. */
const weekdayOf = (day: string): number =>
  (((dayNumberOf(day) - A_MONDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** Returns the weeks of a month, from Monday to Sunday; null for days of the months beside it. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const length = dayNumberOf(`${addMonths(month, 1)}-01`) - dayNumberOf(first);
  const before = weekdayOf(first);
  const weeks = Math.ceil((before + length) / DAYS_OF_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, weekday) => {
      const index = week * DAYS_OF_WEEK + weekday - before;
      return index < 0 || index >= length ? null : addDailyDays(first, index);
    }),
  );
}
