import { DAY_MS } from '../time/utc-day.ts';

/** A game without a turn for so many days ends as abandoned. */
export const IDLE_GAME_DAYS = 90;

/** Its user gets a letter at least so many days before. */
export const IDLE_LETTER_DAYS = 14;

/** A letter also tells of the games that would be due for one within so many days. */
export const IDLE_LETTER_REACH_DAYS = 7;

/** Days without a turn after which a game's user gets the letter. */
export const IDLE_DAYS_BEFORE_LETTER = IDLE_GAME_DAYS - IDLE_LETTER_DAYS;

/** When a game was last played, and when a letter told of its end: first moments of UTC days. */
interface IdleDays {
  readonly lastPlayedDay: number;
  /** Null for none. */
  readonly letterDay: number | null;
}

/** Whether the letter came after the last turn: one of the same day or before is outdated. */
const isLetterValid = ({ lastPlayedDay, letterDay }: IdleDays): boolean =>
  letterDay !== null && letterDay > lastPlayedDay;

/**
 * Returns the first moment of the UTC day in which a game ends as abandoned unless it is played on:
 * after 90 whole days without a turn, and two weeks after the letter.
 */
export function idleGameEndsAt(days: IdleDays): number {
  const afterTurn = days.lastPlayedDay + (IDLE_GAME_DAYS + 1) * DAY_MS;
  return isLetterValid(days)
    ? Math.max(afterTurn, (days.letterDay ?? 0) + IDLE_LETTER_DAYS * DAY_MS)
    : afterTurn;
}
