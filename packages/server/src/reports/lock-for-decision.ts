import { lockModeratedUser, type ModeratedUser } from '../account/moderate-user.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import {
  findReportedNameRow,
  lockReportedName,
  type ReportedNameRow,
} from './reported-name-store.ts';

/** What an admin decides on, and who the admin is. */
export interface Decision {
  readonly reportID: string;
  readonly adminID: string;
  readonly now: Date;
}

/** A decision whose reason the user reads. */
export type ToldDecision = Decision & { readonly reason: string };

/**
 * Returns a reported name with its user, both locked until the transaction ends; of two admins who
 * decide at the same time, the second finds it decided. The user comes before the name, as in the
 * deletion of an account.
 */
export async function lockForDecision(
  tx: Transaction,
  reportID: string,
): Promise<
  | { readonly ok: true; readonly row: ReportedNameRow; readonly user: ModeratedUser }
  | Refusal<'report_not_found' | 'report_decided'>
> {
  const found = await findReportedNameRow(tx, reportID);
  if (found === undefined) return refuse('report_not_found');
  if (found.reported_user_id === null) return refuse('report_decided');
  const user = await lockModeratedUser(tx, found.reported_user_id);
  const row = await lockReportedName(tx, reportID);
  if (row === undefined || user === null) return refuse('report_decided');
  return { ok: true, row, user };
}
