import type { AccountExport } from '@pennant/contract/account-export';
import { DECIDED_REPORT_DAYS } from '@pennant/rules/reports/report-limits';
import { findShownUsers } from '../account/shown-user.ts';
import { FORMER_PLAYER } from '../challenges/forget-user.ts';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import {
  deleteOldReports,
  findUsersDecidedOn,
  forgetReporter,
  listReportsOf,
} from './report-store.ts';
import { closeReportsOf } from './reported-name-store.ts';

/** Returns what a user has reported, for the export of their data: newest first. */
export async function exportReports(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['reports']> {
  const rows = await listReportsOf(queries, request);
  return rows.map(({ kind, name, reason, created_at: created }) => ({
    kind,
    name,
    reason,
    reported: created.toISOString(),
  }));
}

/** Has a user who leaves be in no report: theirs lose their author, those of their names close. */
export async function forgetUserInReports(
  tx: Transaction,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<void> {
  await forgetReporter(tx, userID);
  await closeReportsOf(tx, { userID, name: FORMER_PLAYER, now });
}

/**
 * Deletes the reported names that were decided on long ago. Those of a user who is hidden stay,
 * whatever was decided on each: by them an admin shows the user again.
 */
export async function purgeReports(db: TransactionScope, now: Date): Promise<void> {
  const before = daysBefore(now, DECIDED_REPORT_DAYS);
  const users = await findShownUsers(db, await findUsersDecidedOn(db, before));
  const hidden = [...users].filter(([, { isHidden }]) => isHidden);
  await deleteOldReports(db, { before, keptUserIDs: hidden.map(([userID]) => userID) });
}
