import type { TransactionScope } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { deleteOldLinks } from './challenge-link-store.ts';
import { deleteOldDefences } from './defence-store.ts';
import { deleteOldPairs } from './rated-pair-store.ts';

/** How long a defence is kept, and a link after it has lapsed, in days. */
const DEFENCE_DAYS = 90;
const LAPSED_LINK_DAYS = 14;

/** Deletes what nobody needs any more of challenges. */
export async function purgeChallenges(db: TransactionScope, now: Date): Promise<void> {
  await deleteOldPairs(db, now);
  await deleteOldLinks(db, daysBefore(now, LAPSED_LINK_DAYS));
  await deleteOldDefences(db, daysBefore(startOfDay(now), DEFENCE_DAYS));
}
