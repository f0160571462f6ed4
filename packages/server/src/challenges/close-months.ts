import { LADDER_PLACES } from '@pennant/rules/challenges/ladder';
import type { TransactionScope } from '../platform/database/database.ts';
import { startOfMonth, startOfMonthAfter } from '../platform/start-of-month.ts';
import { enterMonth } from './enter-month.ts';
import {
  deleteOldStandings,
  findLastClosedMonth,
  listFirstOfMonth,
  markClosed,
  savePlace,
} from './ladder-store.ts';
import { listRatingsOfEarlierMonths, lockRating } from './user-rating-store.ts';

/** Ratings that are read at once. */
const BATCH = 200;

/** How long a month's standings without a place are kept, in months. */
const STANDING_MONTHS = 3;

/**
 * Closes the months that are over: brings every rating into the month of `now`, each in a
 * transaction of its own on the user's server, and then writes down the first three of each month,
 * once. What is cut off in between is gone on with at the next run: nothing is moved twice. Safe to
 * run on several programs at once.
 */
export async function closeMonths(db: TransactionScope, now: Date): Promise<void> {
  const current = startOfMonth(now);
  const lastClosed = await findLastClosedMonth(db);
  let month =
    lastClosed === undefined ? startOfMonthAfter(current, -1) : startOfMonthAfter(lastClosed, 1);
  if (month >= current) return;
  await turnRatings(db, current);
  for (; month < current; month = startOfMonthAfter(month, 1)) await closeMonth(db, month, now);
  await deleteOldStandings(db, startOfMonthAfter(current, -STANDING_MONTHS));
}

async function turnRatings(db: TransactionScope, month: Date): Promise<void> {
  const failures: unknown[] = [];
  const failed = new Set<string>();
  for (;;) {
    const limit = BATCH + failed.size;
    const users = (await listRatingsOfEarlierMonths(db, { month, limit })).filter(
      (userID) => !failed.has(userID),
    );
    if (users.length === 0) break;
    for (const userID of users) {
      try {
        await db.transaction(async (tx) => {
          const row = await lockRating(tx, userID);
          // Who has left meanwhile has none.
          if (row !== undefined) await enterMonth(tx, row, month);
        });
      } catch (error) {
        failures.push(error);
        failed.add(userID);
      }
    }
  }
  // The month stays open: who was not reached may be among the first.
  if (failures.length > 0) throw new AggregateError(failures, 'not all ratings were turned');
}

/** Writes down the first three of a month whose ratings are all turned. */
async function closeMonth(db: TransactionScope, month: Date, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markClosed(tx, { month, now }))) return;
    const first = await listFirstOfMonth(tx, { month, limit: LADDER_PLACES });
    for (const [index, userID] of first.entries())
      await savePlace(tx, { userID, month, place: index + 1 });
  });
}
