/** A month of the calendar, UTC. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** A quarter of a year, UTC. */
export interface Quarter {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
}

/** The first month with leaderboards. */
export const FIRST_MONTH: Month = { year: 2025, month: 1 };

const MONTH_NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns the month of an ISO 8601 UTC time: June 2026 for "2026-06-30T23:59:59.999Z". */
export const monthOf = (moment: string): Month => ({
  year: Number(moment.slice(0, 4)),
  month: Number(moment.slice(5, 7)),
});

export const quarterOf = ({ year, month }: Month): Quarter => ({
  year,
  quarter: Math.ceil(month / 3),
});

const toMonthNumber = ({ year, month }: Month): number => year * 12 + month - 1;
const fromMonthNumber = (number: number): Month => ({
  year: Math.floor(number / 12),
  month: (number % 12) + 1,
});

/** Returns every month with leaderboards up to `now`, newest first. */
export function monthsUntil(now: Month): Month[] {
  const last = toMonthNumber(now);
  const length = Math.max(0, last - toMonthNumber(FIRST_MONTH) + 1);
  return Array.from({ length }, (_, back) => fromMonthNumber(last - back));
}

/** Returns every quarter with leaderboards up to `now`, newest first. */
export const quartersUntil = (now: Month): Quarter[] =>
  monthsUntil(now)
    .filter(({ month }, index) => index === 0 || month % 3 === 0)
    .map(quarterOf);

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0');

/** Returns a month's code in URLs: two digits of the year, two of the month ("2501"). */
export const monthCode = ({ year, month }: Month): string => twoDigits(year) + twoDigits(month);

/** Returns a quarter's code in URLs: two digits of the year and the quarter ("25Q1"). */
export const quarterCode = ({ year, quarter }: Quarter): string => `${twoDigits(year)}Q${quarter}`;

/**
 * Returns the month of a code; null for a malformed code and for months before January 2025 or
 * after `now`.
 */
export const parseMonthCode = (code: string, now: Month): Month | null =>
  monthsUntil(now).find((month) => monthCode(month) === code) ?? null;

/** Returns the quarter of a code; null as in `parseMonthCode`. */
export const parseQuarterCode = (code: string, now: Month): Quarter | null =>
  quartersUntil(now).find((quarter) => quarterCode(quarter) === code.toUpperCase()) ?? null;

/** Returns "Jan 2025". */
export const monthName = ({ year, month }: Month): string => `${MONTH_NAMES[month - 1]} ${year}`;

/** Returns "Q1 2025". */
export const quarterName = ({ year, quarter }: Quarter): string => `Q${quarter} ${year}`;

/**
 * Numeric keys of periods in the database: 0 for all time, 251 for the first quarter of 2025, 2501
 * for January 2025. They are unique: months begin at 2501, and quarters end at 994.
 */
export const ALL_TIME = 0;
export const monthKey = (month: Month): number => Number(monthCode(month));
export const quarterKey = ({ year, quarter }: Quarter): number => (year % 100) * 10 + quarter;

/** Returns the keys of the periods that a game counts in, given the month of its end. */
export const periodKeysOf = (month: Month): number[] => [
  ALL_TIME,
  quarterKey(quarterOf(month)),
  monthKey(month),
];
