import { GLICKO_START, type GlickoRating } from '../leaderboard/glicko-2.ts';
import type { Month } from '../leaderboard/month-and-quarter.ts';

/**
 * Rated challenges of their own that a user must have ended in a month to be ranked in it, so that
 * a rating of before wins nothing.
 */
export const MIN_LADDER_CHALLENGES = 10;

/** Places of a month that are written down. */
export const LADDER_PLACES = 3;

/**
 * Returns a rating after the turn of a month: half-way to 1500. The rating is off by what it was
 * moved, which the deviation takes in (the root of the sum of both squares); the volatility, which
 * tells how steady the results are, stays.
 */
export const afterTurnOfMonth = (player: GlickoRating): GlickoRating => {
  const moved = (player.rating - GLICKO_START.rating) / 2;
  return {
    ...player,
    rating: GLICKO_START.rating + moved,
    deviation: Math.min(GLICKO_START.deviation, Math.hypot(player.deviation, moved)),
  };
};

/**
 * Returns a rating after so many turns of months. Days without results, which widen the deviation,
 * may be worked out before or after them.
 */
export function afterTurnsOfMonths(player: GlickoRating, turns: number): GlickoRating {
  let turned = player;
  for (let turn = 0; turn < turns; turn += 1) turned = afterTurnOfMonth(turned);
  return turned;
}

/** Returns how many turns lie between two months; 0 for the same, and for an earlier one. */
export const turnsBetween = (from: Month, to: Month): number =>
  Math.max(0, (to.year - from.year) * 12 + to.month - from.month);
