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

/** The first month that has boards. */
export const FIRST_MONTH: Month = { year: 2025, month: 1 };

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The month of a moment in ISO 8601, UTC: of "2026-06-30T23:59:59.999Z" June 2026. */
export const monthOf = (moment: string): Month => ({
  year: Number(moment.slice(0, 4)),
  month: Number(moment.slice(5, 7)),
});

export const quarterOf = ({ year, month }: Month): Quarter => ({
  year,
  quarter: Math.ceil(month / 3),
});

const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;
const monthAt = (number: number): Month => ({
  year: Math.floor(number / 12),
  month: (number % 12) + 1,
});

/** Every month that has boards, the newest first. */
export function monthsUntil(now: Month): Month[] {
  const last = monthNumber(now);
  const length = Math.max(0, last - monthNumber(FIRST_MONTH) + 1);
  return Array.from({ length }, (_, back) => monthAt(last - back));
}

/** Every quarter that has boards, the newest first. */
export const quartersUntil = (now: Month): Quarter[] =>
  monthsUntil(now)
    .filter(({ month }, at) => at === 0 || month % 3 === 0)
    .map(quarterOf);

const twoDigits = (number: number): string => String(number % 100).padStart(2, '0');

/** As addresses have it: two digits of the year, two of the month ("2501"). */
export const monthCode = ({ year, month }: Month): string => twoDigits(year) + twoDigits(month);

/** As addresses have it: two digits of the year and the quarter ("25Q1"). */
export const quarterCode = ({ year, quarter }: Quarter): string => `${twoDigits(year)}Q${quarter}`;

/** The month of a code; null where that month has no board: it is none, is before January 2025, or is still to come. */
export const monthOfCode = (code: string, now: Month): Month | null =>
  monthsUntil(now).find((month) => monthCode(month) === code) ?? null;

/** The same for a quarter. */
export const quarterOfCode = (code: string, now: Month): Quarter | null =>
  quartersUntil(now).find((quarter) => quarterCode(quarter) === code.toUpperCase()) ?? null;

/** "Jan 2025". */
export const monthName = ({ year, month }: Month): string => `${NAMES[month - 1]} ${year}`;

/** "Q1 2025". */
export const quarterName = ({ year, quarter }: Quarter): string => `Q${quarter} ${year}`;

/**
 * Under which number figures of a period are kept: 0 for all time, 251 for the first quarter of 2025, 2501 for its January.
 * They can't meet: months begin at 2501, and quarters end at 994.
 */
export const ALL_TIME = 0;
export const monthKey = (month: Month): number => Number(monthCode(month));
export const quarterKey = ({ year, quarter }: Quarter): number => (year % 100) * 10 + quarter;

/** The periods that a game counts in, given the month of its end. */
export const periodKeysOf = (month: Month): number[] => [
  ALL_TIME,
  quarterKey(quarterOf(month)),
  monthKey(month),
];
