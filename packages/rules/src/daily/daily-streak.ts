import { addDailyDays, daysBetween } from './daily-day.ts';

/** A user's days in a row. */
export interface DailyStreak {
  /** Days played in a row, today's included once it is finished. */
  readonly streak: number;
  readonly longest: number;
  /** Whether this week's missed day is used up. */
  readonly isFreezeUsed: boolean;
  /** The missed days that were forgiven, oldest first. */
  readonly frozen: readonly string[];
}

const DAYS_OF_WEEK = 7;
/** A Monday, from which weeks are counted. */
const A_MONDAY = '2024-01-01';

const weekOf = (day: string): number => Math.floor(daysBetween(A_MONDAY, day) / DAYS_OF_WEEK);

/**
 * Returns the streak of who finished these days (in any order). One missed day of each week, Monday
 * to Sunday in UTC, is forgiven: it keeps the streak and does not count as a day played. Today
 * breaks nothing while it is not finished.
 */
export const streakOf = (finished: Iterable<string>, today: string): DailyStreak => {
  const played = new Set(finished);
  const first = [...played].toSorted()[0] ?? today;
  let streak = 0;
  let longest = 0;
  let frozenWeek = Number.NaN;
  const frozen: string[] = [];
  for (let day = first; day <= today; day = addDailyDays(day, 1)) {
    if (played.has(day)) {
      streak += 1;
      longest = Math.max(longest, streak);
    } else if (day !== today && streak > 0) {
      const week = weekOf(day);
      if (frozenWeek === week) streak = 0;
      else {
        frozenWeek = week;
        frozen.push(day);
      }
    }
  }
  return { streak, longest, isFreezeUsed: frozenWeek === weekOf(today), frozen };
};
