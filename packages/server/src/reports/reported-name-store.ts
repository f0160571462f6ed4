import type { ReportState } from '@pennant/rules/reports/report-limits';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { NameKey } from './report-store.ts';

const ENTER_NAME = statement(
  'reports.enter_name',
  `insert into reported_name as entered (reported_name_id, kind, reported_user_id, team_id, name,
     game_id, reported_at, state)
   values ($1, $2, $3, $4, $5, $6, $7, 'open')
   on conflict (kind, reported_user_id, team_id, name)
     where state in ('open', 'hidden', 'dismissed')
     do update set reported_at = entered.reported_at
   returning reported_name_id`,
  { nullable: ['$4', '$6'], types: { $2: 'reported_name.kind' } },
);

/** Enters a name that is reported; returns the id of the one that is there where it stands. */
export async function enterReportedName(
  tx: Transaction,
  entered: NameKey & {
    readonly reportedNameID: string;
    readonly gameID: string | null;
    readonly now: Date;
  },
): Promise<string> {
  const [row] = await tx.query(ENTER_NAME, [
    entered.reportedNameID,
    entered.kind,
    entered.userID,
    entered.teamID,
    entered.name,
    entered.gameID,
    entered.now,
  ]);
  if (row === undefined) throw new Error('a reported name was not entered');
  return row.reported_name_id;
}

const COLUMNS = `reported_name_id, kind, reported_user_id, team_id, name, game_id, reported_at,
  state, decided_at, admin_name, new_name, decision_reason`;

const FIND = statement(
  'reports.find',
  `select ${COLUMNS} from reported_name where reported_name_id = $1`,
);
export type ReportedNameRow = StatementRow<'reports.find'>;

/** Returns a reported name; undefined where there is none. */
export async function findReportedNameRow(
  queries: Queries,
  reportedNameID: string,
): Promise<ReportedNameRow | undefined> {
  const [row] = await queries.query(FIND, [reportedNameID]);
  return row;
}

const LOCK = statement('reports.lock', `${FIND.text} for update`);

/** Returns a reported name, locked until the transaction ends. */
export async function lockReportedName(
  tx: Transaction,
  reportedNameID: string,
): Promise<ReportedNameRow | undefined> {
  const [row] = await tx.query(LOCK, [reportedNameID]);
  return row;
}

const LIST = statement(
  'reports.list',
  `select ${COLUMNS} from reported_name
   where $1::boolean is null or (state = 'open', reported_name_id) < ($1, $2::uuid)
   order by (state = 'open') desc, reported_name_id desc limit $3`,
  { nullable: ['$1', '$2'] },
);

/** Returns reported names after one, the open ones first, each newest first. */
export const listReportedNames = (
  queries: Queries,
  {
    after,
    limit,
  }: {
    readonly after: { readonly isOpen: boolean; readonly reportedNameID: string } | null;
    readonly limit: number;
  },
): Promise<ReportedNameRow[]> =>
  queries.query(LIST, [after?.isOpen ?? null, after?.reportedNameID ?? null, limit]);

const DECIDE = statement(
  'reports.decide',
  `update reported_name set state = $2, decided_at = $3, admin_name = $4, new_name = $5,
     decision_reason = $6
   where reported_name_id = $1`,
  { nullable: ['$5', '$6'], types: { $2: 'reported_name.state' } },
);

/** Writes what an admin decided on a reported name. */
export async function saveDecision(
  tx: Transaction,
  decision: {
    readonly reportedNameID: string;
    readonly state: Exclude<ReportState, 'open'>;
    readonly admin: string;
    readonly newName?: string;
    readonly reason?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { reportedNameID, state, admin, newName = null, reason = null, now } = decision;
  await tx.query(DECIDE, [reportedNameID, state, now, admin, newName, reason]);
}

const SHOW_USER = statement(
  'reports.show_user',
  `update reported_name set state = 'shown' where reported_user_id = $1 and state = 'hidden'`,
);

/** Marks all names for which a user's games were hidden as those of one who is shown again. */
export async function markShown(tx: Transaction, userID: string): Promise<void> {
  await tx.query(SHOW_USER, [userID]);
}

const CLOSE_OF_USER = statement(
  'reports.close_of_user',
  `update reported_name set state = 'closed', decided_at = coalesce(decided_at, $3), name = $2,
     reported_user_id = null, team_id = null, game_id = null, new_name = null
   where reported_user_id = $1`,
);

/** Closes what was reported of a user who has left, and calls it by another name. */
export async function closeReportsOf(
  tx: Transaction,
  { userID, name, now }: { readonly userID: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await tx.query(CLOSE_OF_USER, [userID, name, now]);
}
