import type { ReportedPlace } from '@pennant/contract/reports';
import {
  MAX_REPORTS_OF_DAY,
  type ReportReason,
  type ReportedKind,
} from '@pennant/rules/reports/report-limits';
import { DAY_MS } from '@pennant/rules/time/utc-day';
import { lockExistingUser, lockRequestsOfUser } from '../account/lock-existing-user.ts';
import type { TransactionScope } from '../platform/database/database.ts';
import { isRefusal, refuse, type Refusal } from '../platform/refusal.ts';
import { scaleLimit } from '../platform/scale-limit.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { findReportedName } from './find-reported-name.ts';
import type { ReportRefusalCode } from './refusals.ts';
import { countReportsOfDay, hasReported, insertReport } from './report-store.ts';
import { enterReportedName } from './reported-name-store.ts';

/**
 * Reports a name of another user to the admins, as it stands. The same name again, by the same
 * user, changes nothing.
 */
export async function reportName(
  db: TransactionScope,
  {
    reporterID,
    kind,
    place,
    reason,
    limitsFactor,
    now,
  }: {
    readonly reporterID: string;
    readonly kind: ReportedKind;
    readonly place: ReportedPlace;
    readonly reason: ReportReason | null;
    readonly limitsFactor: number;
    readonly now: Date;
  },
): Promise<{ ok: true } | Refusal<ReportRefusalCode | 'not_found'>> {
  const found = await findReportedName(db, { readerID: reporterID, kind, place });
  if (found === null) return refuse('reported_name_not_found');
  if (found.userID === reporterID) return refuse('reported_yourself');
  return db.transaction(async (tx) => {
    if (isRefusal(await lockRequestsOfUser(tx, reporterID))) return refuse('not_found');
    // Who leaves meanwhile leaves no name behind.
    if (isRefusal(await lockExistingUser(tx, found.userID)))
      return refuse('reported_name_not_found');
    if (await hasReported(tx, reporterID, found)) return { ok: true };
    const day = startOfDay(now);
    const reports = await countReportsOfDay(tx, { reporterID, day });
    if (reports >= scaleLimit(MAX_REPORTS_OF_DAY, limitsFactor)) {
      const ends = day.getTime() + DAY_MS;
      return refuse('too_many_reports', { retryAfter: Math.ceil((ends - now.getTime()) / 1000) });
    }
    const reportedNameID = await enterReportedName(tx, {
      ...found,
      reportedNameID: newUuidV7(now),
      now,
    });
    await insertReport(tx, { reportID: newUuidV7(now), reportedNameID, reporterID, reason, now });
    return { ok: true };
  });
}
