import { dayNumberOf } from '../time/calendar-date.ts';
import { DAY_MS } from '../time/utc-day.ts';

/** Squares of a result, and what each of them stands for in what was given up. */
export const DAILY_SQUARES = 8;
const PER_SQUARE = 0.02;
/** What rounding of a sum leaves over counts for nothing. */
const ROUNDING = 1e-9;

export type DailySquare = 'kept' | 'started' | 'lost';

const SIGNS: Readonly<Record<DailySquare, string>> = { kept: '🟩', started: '🟨', lost: '⬜' };

/**
 * Returns the squares of what was given up, in shares of a game: each is two hundredths of sixteen
 * that were kept. They follow from the total alone, which is all that may be told on the day.
 */
export const dailySquares = (givenUp: number): readonly DailySquare[] =>
  Array.from({ length: DAILY_SQUARES }, (_, index) => {
    const left = DAILY_SQUARES - givenUp / PER_SQUARE - index;
    if (left >= 1 - ROUNDING) return 'kept';
    return left > ROUNDING ? 'started' : 'lost';
  });

/** What a result that is shared is of. */
export interface SharedDailyResult {
  readonly number: number;
  /** "1961-05-14". */
  readonly seasonDay: string;
  readonly givenUp: number;
  readonly url: string;
}

const seasonDayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns a season's day in words: "May 14, 1961". */
export const describeSeasonDay = (seasonDay: string): string =>
  seasonDayWords.format(dayNumberOf(seasonDay) * DAY_MS);

/** Returns what was given up in words: "6.1%". */
export const describeGivenUp = (givenUp: number): string => `${(givenUp * 100).toFixed(1)}%`;

/** Returns the text by which a result is shared. It tells nothing of the game but the total. */
export const shareText = ({ number, seasonDay, givenUp, url }: SharedDailyResult): string =>
  [
    `Duplicate Nine #${number}, ${describeSeasonDay(seasonDay)}`,
    `I gave up ${describeGivenUp(givenUp)}`,
    dailySquares(givenUp)
      .map((square) => SIGNS[square])
      .join(''),
    url,
  ].join('\n');
