import { DAY_MS, utcDayOf } from '../time/utc-day.ts';

const HOUR_MS = 3_600_000;

/** The hour of Friday (UTC) at which the cup of the week begins. */
const FRIDAY_CUP_HOUR = 18;

/** The number of the first Friday among the UTC days since 1970, which began on a Thursday. */
const FIRST_FRIDAY = 1;

/** Hours of a round where a cup sets nothing else, and the limits of the setting. */
export const USUAL_ROUND_HOURS = 24;
export const MIN_ROUND_HOURS = 2;
export const MAX_ROUND_HOURS = 72;

/** How long a game against a standing team may go on after its round, in ms. */
export const LATE_GAME_MS = HOUR_MS;

/** When the rounds of a cup are. Times are milliseconds since 1970. */
export interface CupTimes {
  readonly begins: number;
  readonly roundHours: number;
}

/** Returns when the first Friday cup begins after a time, in milliseconds since 1970. */
export function nextFridayCup(after: number): number {
  const day = utcDayOf(after);
  const friday = day + ((((FIRST_FRIDAY - day) % 7) + 7) % 7);
  const begins = friday * DAY_MS + FRIDAY_CUP_HOUR * HOUR_MS;
  return begins > after ? begins : begins + 7 * DAY_MS;
}

/** Returns when a round, from 0, begins; a match of it may begin earlier. */
export const roundBegins = ({ begins, roundHours }: CupTimes, round: number): number =>
  begins + round * roundHours * HOUR_MS;

/** Returns when a round ends: what is not played by then the computer plays out. */
export const roundEnds = (times: CupTimes, round: number): number => roundBegins(times, round + 1);

/**
 * Returns from when on who is there may play the standing team of a user who is not: half-way
 * through the round, so that whoever comes first does not play the match alone.
 */
export const standingTeamsPlayFrom = (times: CupTimes, round: number): number =>
  (roundBegins(times, round) + roundEnds(times, round)) / 2;
