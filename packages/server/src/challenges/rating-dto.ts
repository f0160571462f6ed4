import type { PlayerRating } from '@pennant/contract/challenges';
import { afterTurnsOfMonths, turnsBetween } from '@pennant/rules/challenges/ladder';
import { ratingAtStartOfDay } from '@pennant/rules/challenges/rating-of-day';
import { GLICKO_START, type GlickoRating } from '@pennant/rules/leaderboard/glicko-2';
import { monthOf } from '@pennant/rules/leaderboard/month-and-quarter';
import { startOfDay } from '../platform/start-of-day.ts';

/** A row with a rating; all null before the first rated game. */
export interface RatingRow {
  readonly rating: number | null;
  readonly deviation: number | null;
  readonly volatility: number | null;
  readonly day: Date | null;
  /** The month that the rating is of, by its first moment. */
  readonly month: Date | null;
  readonly attacks: number | null;
  readonly defences: number | null;
}

/**
 * Returns a user's rating now: days without results widen its deviation, and each month that has
 * turned since brings it half-way to 1500, also where the row is not brought into this month yet.
 */
export function ratingNow(row: RatingRow | undefined, now: Date): GlickoRating {
  const { rating = null, deviation = null, volatility = null, day = null, month } = row ?? {};
  if (rating === null || deviation === null || volatility === null || day === null)
    return GLICKO_START;
  const turned = afterTurnsOfMonths(
    { rating, deviation, volatility },
    turnsBetween(monthOf((month ?? day).toISOString()), monthOf(now.toISOString())),
  );
  return ratingAtStartOfDay(turned, {
    lastDay: day.getTime(),
    day: startOfDay(now).getTime(),
  });
}

/** Returns a user's rating as it is shown. */
export function toPlayerRating(row: RatingRow | undefined, now: Date): PlayerRating {
  const { rating, deviation } = ratingNow(row, now);
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    games: (row?.attacks ?? 0) + (row?.defences ?? 0),
  };
}

/** Returns the change of a rating as it is shown; null where it was not moved. */
export const toRatingChange = ({
  rating_before: before,
  rating_after: after,
}: {
  readonly rating_before: number | null;
  readonly rating_after: number | null;
}): { before: number; after: number } | null =>
  before === null || after === null
    ? null
    : { before: Math.round(before), after: Math.round(after) };
