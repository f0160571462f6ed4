import type { Month } from '@pennant/rules/leaderboard/month-and-quarter';

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });
const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });

/** Returns "October 2026". */
export const ladderMonthName = ({ year, month }: Month): string =>
  MONTH.format(Date.UTC(year, month - 1));

/** Returns the last day of a month by the first moment of the next: "October 31". */
export const lastDayBefore = (ends: string): string => DAY.format(Date.parse(ends) - 1);
