import type { PlayerRating } from '@pennant/contract/challenges';
import { ratingAtStartOfDay } from '@pennant/rules/challenges/rating-of-day';
import {
  GLICKO_START,
  afterPeriod,
  type GlickoRating,
  type GlickoResult,
} from '@pennant/rules/leaderboard/glicko-2';
import type { Transaction } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { lockLiveRating, saveLiveRating, type LiveRatingRow } from './live-rating-store.ts';
import { listResultsOfDay } from './seat-store.ts';

type StoredRating = Pick<LiveRatingRow, 'rating' | 'deviation' | 'volatility' | 'day'>;

/** Returns a user's rating in live games now: days without any widen its deviation. */
export function liveRatingNow(row: StoredRating | undefined, now: Date): GlickoRating {
  if (row === undefined) return GLICKO_START;
  const { rating, deviation, volatility, day } = row;
  return ratingAtStartOfDay(
    { rating, deviation, volatility },
    { lastDay: day.getTime(), day: Math.max(day.getTime(), startOfDay(now).getTime()) },
  );
}

/** Returns a user's rating as it is shown. */
export function toLiveRating(
  row: (StoredRating & { readonly games: number }) | undefined,
  now: Date,
): PlayerRating {
  const { rating, deviation } = liveRatingNow(row, now);
  return {
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    games: row?.games ?? 0,
  };
}

/** A rated result of a user that their rating does not know of yet. */
export interface LiveResultToRate {
  readonly userID: string;
  readonly opponent: { readonly rating: number; readonly deviation: number };
  readonly won: boolean;
}

/**
 * Works a user's rating out anew, from the start of the UTC day, with one more result. Locks the
 * rating until the transaction ends.
 */
export async function rateLiveResult(
  tx: Transaction,
  { userID, opponent, won }: LiveResultToRate,
  now: Date,
): Promise<{ readonly before: number; readonly after: number; readonly day: Date }> {
  const today = startOfDay(now);
  const row = await lockLiveRating(tx, { userID, day: today });
  // Another program's clock may be past midnight already.
  const day = row.day > today ? row.day : today;
  const start =
    row.day.getTime() === day.getTime()
      ? {
          rating: row.start_rating,
          deviation: row.start_deviation,
          volatility: row.start_volatility,
        }
      : liveRatingNow(row, day);
  const earlier = await listResultsOfDay(tx, { userID, day });
  const results: GlickoResult[] = [
    ...earlier.map((result): GlickoResult => ({
      opponent: { rating: result.opponent_rating, deviation: result.opponent_deviation },
      score: result.won === true ? 1 : 0,
    })),
    { opponent, score: won ? 1 : 0 },
  ];
  const rating = afterPeriod(start, results);
  await saveLiveRating(tx, { userID, rating, day, start });
  return { before: row.rating, after: rating.rating, day };
}
