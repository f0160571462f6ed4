import type { ReportReason, ReportedKind } from '@pennant/rules/reports/report-limits';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** What makes a reported name the same as another: whose it is, and how it is spelled. */
export interface NameKey {
  readonly kind: ReportedKind;
  readonly userID: string;
  /** Null for a username. */
  readonly teamID: string | null;
  readonly name: string;
}

const HAS_REPORTED = statement(
  'reports.has_reported',
  `select from report join reported_name using (reported_name_id)
   where reporter_id = $1 and kind = $2 and reported_user_id = $3
     and team_id is not distinct from $4::uuid and name = $5
     and state in ('open', 'hidden', 'dismissed')`,
  { nullable: ['$4'], types: { $2: 'reported_name.kind' } },
);

/** Returns whether a user has reported a name that stands. */
export async function hasReported(
  queries: Queries,
  reporterID: string,
  { kind, userID, teamID, name }: NameKey,
): Promise<boolean> {
  const rows = await queries.query(HAS_REPORTED, [reporterID, kind, userID, teamID, name]);
  return rows.length > 0;
}

const COUNT_OF_DAY = statement(
  'reports.count_of_day',
  `select count(*)::integer as reports from report
   where reporter_id = $1 and created_at >= $2`,
  { notNull: ['reports'] },
);

/** Returns how many names a user has reported since the beginning of a day. */
export async function countReportsOfDay(
  queries: Queries,
  { reporterID, day }: { readonly reporterID: string; readonly day: Date },
): Promise<number> {
  const [row] = await queries.query(COUNT_OF_DAY, [reporterID, day]);
  return row?.reports ?? 0;
}

const ADD_REPORT = statement(
  'reports.add',
  `insert into report (report_id, reported_name_id, reporter_id, reason, created_at)
   values ($1, $2, $3, $4, $5)`,
  { nullable: ['$4'], types: { $4: 'report.reason' } },
);

export async function insertReport(
  tx: Transaction,
  report: {
    readonly reportID: string;
    readonly reportedNameID: string;
    readonly reporterID: string;
    readonly reason: ReportReason | null;
    readonly now: Date;
  },
): Promise<void> {
  const { reportID, reportedNameID, reporterID, reason, now } = report;
  await tx.query(ADD_REPORT, [reportID, reportedNameID, reporterID, reason, now]);
}

const COUNT_REASONS = statement(
  'reports.count_reasons',
  `select reported_name_id, reason, count(*)::integer as reporters from report
   where reported_name_id = any($1::uuid[])
   group by reported_name_id, reason order by reporters desc, reason`,
  { notNull: ['reporters'] },
);

/** Returns how many reported each of some names for which reason, the most frequent first. */
export const countReasons = (queries: Queries, reportedNameIDs: readonly string[]) =>
  queries.query(COUNT_REASONS, [reportedNameIDs]);

const LIST_REPORTS_OF = statement(
  'reports.list_of_user',
  `select kind, name, reason, created_at from report join reported_name using (reported_name_id)
   where reporter_id = $1 order by report_id desc limit $2`,
);
export type OwnReportRow = StatementRow<'reports.list_of_user'>;

/** Returns what a user has reported, newest first. */
export const listReportsOf = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<OwnReportRow[]> => queries.query(LIST_REPORTS_OF, [userID, limit]);

const FORGET_REPORTER = statement(
  'reports.forget_reporter',
  'update report set reporter_id = null where reporter_id = $1',
);

/** Has a user's reports be nobody's. */
export async function forgetReporter(tx: Transaction, userID: string): Promise<void> {
  await tx.query(FORGET_REPORTER, [userID]);
}

const FIND_USERS_DECIDED_ON = statement(
  'reports.find_users_decided_on',
  `select distinct reported_user_id as user_id from reported_name
   where decided_at < $1 and reported_user_id is not null`,
  { notNull: ['user_id'] },
);

/** Returns the users of the names that were decided on before a time. */
export async function findUsersDecidedOn(queries: Queries, before: Date): Promise<string[]> {
  const rows = await queries.query(FIND_USERS_DECIDED_ON, [before]);
  return rows.map(({ user_id: userID }) => userID);
}

const DELETE_OLD = statement(
  'reports.delete_old',
  `with gone as (
     delete from reported_name where decided_at < $1
       and (reported_user_id is null or reported_user_id <> all($2::uuid[]))
     returning reported_name_id
   )
   delete from report using gone where report.reported_name_id = gone.reported_name_id`,
);

/**
 * Deletes the names that were decided on before a time, with all reports of them, but for those of
 * some users.
 */
export async function deleteOldReports(
  queries: Queries,
  { before, keptUserIDs }: { readonly before: Date; readonly keptUserIDs: readonly string[] },
): Promise<void> {
  await queries.query(DELETE_OLD, [before, keptUserIDs]);
}
