import type { Dice } from '../fairness/dice.ts';
import { dateOfDayNumber, dayNumberOf } from '../time/calendar-date.ts';
import { DAY_MS, utcDayOf } from '../time/utc-day.ts';

/** The days of a season on which a game may be told to be: from the first to the last, both in. */
const FIRST_SEASON_DAY = '04-20';
const LAST_SEASON_DAY = '09-25';

/** Returns the UTC day of a time in milliseconds: "2026-11-26". */
export const dailyDayOf = (now: number): string => dateOfDayNumber(utcDayOf(now));

/** Returns when a day is over, in milliseconds. */
export const endOfDailyDay = (day: string): number => (dayNumberOf(day) + 1) * DAY_MS;

/** Returns the day so many days later; earlier for a negative number. */
export const addDailyDays = (day: string, days: number): string =>
  dateOfDayNumber(dayNumberOf(day) + days);

/** Returns how many days a day is after another; negative where it is before it. */
export const daysBetween = (from: string, to: string): number =>
  dayNumberOf(to) - dayNumberOf(from);

/** Returns the number of a day's game, from 1 on the first day that there was one. */
export const dailyNumberOf = (day: string, firstDay: string): number =>
  daysBetween(firstDay, day) + 1;

/** Returns the day of a season that a game is told to be of: it is drawn, not of the record. */
export const drawSeasonDay = (year: number, dice: Dice): string => {
  const first = `${year}-${FIRST_SEASON_DAY}`;
  const days = daysBetween(first, `${year}-${LAST_SEASON_DAY}`) + 1;
  return addDailyDays(first, Math.floor(dice.fraction('season day') * days));
};
