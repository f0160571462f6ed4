import { MAX_RATED_DEFENCES_OF_DAY } from '@pennant/rules/challenges/challenge-limits';
import { ratingAtStartOfDay, ratingOfDay } from '@pennant/rules/challenges/rating-of-day';
import type { GlickoRating, GlickoResult } from '@pennant/rules/leaderboard/glicko-2';
import type { Transaction } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { startOfMonth } from '../platform/start-of-month.ts';
import { enterMonth } from './enter-month.ts';
import {
  listAttacksOfDay,
  listDefencesOfDay,
  lockOrCreateRating,
  saveRating,
  type UserRatingRow,
} from './user-rating-store.ts';

/** A rated result that a user's rating does not know of yet. */
export interface ResultToRate {
  readonly userID: string;
  readonly kind: 'attack' | 'defence';
  readonly opponent: { readonly rating: number; readonly deviation: number };
  readonly won: boolean;
}

/** What a result did to its user's rating, and the UTC day that it is a result of. */
export interface RatedResult {
  readonly before: number;
  readonly after: number;
  readonly day: Date;
}

type ResultRow = ResultToRate['opponent'] & { readonly won: boolean | null };

const toResult = ({ rating, deviation, won }: ResultRow): GlickoResult => ({
  opponent: { rating, deviation },
  score: won === true ? 1 : 0,
});

const latestOf = (...times: readonly Date[]): Date =>
  new Date(Math.max(...times.map((time) => time.getTime())));

const toRating = ({ rating, deviation, volatility }: GlickoRating): GlickoRating => ({
  rating,
  deviation,
  volatility,
});

/**
 * Works a user's rating out anew, from the start of the UTC day, with one more result; returns null
 * for a defence beyond those of a day that count. A rating of an earlier month is brought into that
 * of the day first. Locks the rating until the transaction ends.
 */
export async function rateUser(
  tx: Transaction,
  { userID, kind, opponent, won }: ResultToRate,
  now: Date,
): Promise<RatedResult | null> {
  const today = startOfDay(now);
  const locked = await lockOrCreateRating(tx, {
    userID,
    day: today,
    month: startOfMonth(today),
  });
  // Another program's clock may be past midnight already, and past the turn of the month.
  const day = latestOf(today, locked.day, locked.month);
  const row = await enterMonth(tx, locked, startOfMonth(day));
  const start = startOf(row, day);
  const [attacks, defences] = await Promise.all([
    listAttacksOfDay(tx, { userID, day }),
    listDefencesOfDay(tx, { userID, day }),
  ]);
  if (kind === 'defence' && defences.length >= MAX_RATED_DEFENCES_OF_DAY) return null;
  const result = toResult({ ...opponent, won });
  const rating = ratingOfDay(start, {
    attacks: [...attacks.map(toResult), ...(kind === 'attack' ? [result] : [])],
    defences: [...defences.map(toResult), ...(kind === 'defence' ? [result] : [])],
  });
  await saveRating(tx, {
    userID,
    rating,
    day,
    start,
    attacks: row.attacks + (kind === 'attack' ? 1 : 0),
    defences: row.defences + (kind === 'defence' ? 1 : 0),
    monthAttacks: row.month_attacks + (kind === 'attack' ? 1 : 0),
  });
  return { before: row.rating, after: rating.rating, day };
}

/** Returns the rating with which a day began. */
const startOf = (row: UserRatingRow, day: Date): GlickoRating =>
  row.day.getTime() === day.getTime()
    ? {
        rating: row.start_rating,
        deviation: row.start_deviation,
        volatility: row.start_volatility,
      }
    : ratingAtStartOfDay(toRating(row), { lastDay: row.day.getTime(), day: day.getTime() });
