import {
  afterIdlePeriods,
  afterPeriod,
  type GlickoRating,
  type GlickoResult,
} from '../leaderboard/glicko-2.ts';
import { DEFENCE_SHARE, MAX_DEFENCE_DEVIATION } from './challenge-limits.ts';

/** The rated results of a user on one UTC day, which is a period of the rating. */
export interface ResultsOfDay {
  /** The challenges that the user made and played. */
  readonly attacks: readonly GlickoResult[];
  /** The games of others against the user's published team. */
  readonly defences: readonly GlickoResult[];
}

/**
 * Returns a user's rating by the results of a day so far, in any order. The defences count for a
 * quarter of what they would change together in a rating that is known well; they tell nothing of
 * how sure the rating is, since the user did not play them.
 *
 * @param start the rating with which the day began.
 */
export const ratingOfDay = (
  start: GlickoRating,
  { attacks, defences }: ResultsOfDay,
): GlickoRating => {
  const attacked = attacks.length === 0 ? start : afterPeriod(start, attacks);
  if (defences.length === 0) return attacked;
  const settled = { ...start, deviation: Math.min(start.deviation, MAX_DEFENCE_DEVIATION) };
  const moved = afterPeriod(settled, defences).rating - start.rating;
  return { ...attacked, rating: attacked.rating + DEFENCE_SHARE * moved };
};

const DAY_MS = 86_400_000;

/**
 * Returns the rating with which a day begins, by that after the last day with results: each day in
 * between was a period without any. Days are UTC, by their first moment.
 */
export const ratingAtStartOfDay = (
  last: GlickoRating,
  { lastDay, day }: { readonly lastDay: number; readonly day: number },
): GlickoRating => afterIdlePeriods(last, Math.round((day - lastDay) / DAY_MS) - 1);
