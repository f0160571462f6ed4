import {
  MIN_LADDER_CHALLENGES,
  afterTurnsOfMonths,
  turnsBetween,
} from '@pennant/rules/challenges/ladder';
import { monthOf } from '@pennant/rules/leaderboard/month-and-quarter';
import type { Transaction } from '../platform/database/database.ts';
import { insertStanding } from './ladder-store.ts';
import { saveTurnedRating, type UserRatingRow } from './user-rating-store.ts';

/**
 * Brings a rating into a month, whose first moment is given: writes down how its user stood at the
 * end of the month before, if ranked in it, and moves the rating half-way to 1500 for each turn.
 * Does nothing for a rating that is in the month already, so that it is moved once whoever comes
 * first: the user's next result or the job. The caller holds the rating's lock.
 */
export async function enterMonth(
  tx: Transaction,
  row: UserRatingRow,
  month: Date,
): Promise<UserRatingRow> {
  if (row.month >= month) return row;
  const { user_id: userID, rating, month_attacks: attacks } = row;
  if (attacks >= MIN_LADDER_CHALLENGES)
    await insertStanding(tx, { userID, month: row.month, rating, attacks });
  const turns = turnsBetween(monthOf(row.month.toISOString()), monthOf(month.toISOString()));
  const turned = { ...row, ...afterTurnsOfMonths(row, turns), month, month_attacks: 0 };
  await saveTurnedRating(tx, { userID, rating: turned, month });
  return turned;
}
