import type { ReportedName } from '@pennant/contract/reports';
import { reportCursor } from '@pennant/rules/reports/report-cursor';
import { findShownUsers } from '../account/shown-user.ts';
import type { Queries } from '../platform/database/database.ts';
import { findTeamNames } from '../teams/name-of-team.ts';
import { countReasons } from './report-store.ts';
import { listReportedNames, type ReportedNameRow } from './reported-name-store.ts';

/** Returns a page of reported names; `next` is the `after` of the next page, null on the last. */
export async function listReports(
  queries: Queries,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<{ names: ReportedName[]; next: string | null }> {
  // One row more than the limit shows whether there is another page.
  const rows = await listReportedNames(queries, { after: parseCursor(after), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const names = await describeNames(queries, page);
  const last = names.at(-1);
  return { names, next: rows.length > page.length && last ? reportCursor(last) : null };
}

function parseCursor(after: string | undefined) {
  if (after === undefined) return null;
  const [state, reportedNameID = ''] = after.split('.');
  return { isOpen: state === 'open', reportedNameID };
}

async function describeNames(
  queries: Queries,
  rows: readonly ReportedNameRow[],
): Promise<ReportedName[]> {
  const userIDs = new Set(rows.flatMap(({ reported_user_id: id }) => (id === null ? [] : [id])));
  const teams = rows.flatMap(({ reported_user_id: userID, team_id: teamID }) =>
    userID === null || teamID === null ? [] : [{ userID, teamID }],
  );
  const [users, teamNames, reasons] = await Promise.all([
    findShownUsers(queries, [...userIDs]),
    findTeamNames(queries, teams),
    countReasons(
      queries,
      rows.map(({ reported_name_id: id }) => id),
    ),
  ]);
  return rows.map((row): ReportedName => {
    const { reported_name_id: reportID, reported_user_id: userID, team_id: teamID } = row;
    const user = userID === null ? undefined : users.get(userID);
    const counts = reasons.filter(({ reported_name_id: id }) => id === reportID);
    return {
      reportID,
      kind: row.kind,
      name: row.name,
      currentName: (teamID === null ? user?.username : user && teamNames.get(teamID)) ?? null,
      User: userID === null || user === undefined ? null : { userID, username: user.username },
      isHidden: user?.isHidden === true,
      gameID: row.game_id,
      reporters: counts.reduce((sum, { reporters }) => sum + reporters, 0),
      reasons: counts.flatMap(({ reason, reporters }) =>
        reason === null ? [] : [{ reason, reporters }],
      ),
      reported: row.reported_at.toISOString(),
      state: row.state,
      decided: row.decided_at?.toISOString() ?? null,
      admin: row.admin_name,
      newName: row.new_name,
      decisionReason: row.decision_reason,
    };
  });
}
