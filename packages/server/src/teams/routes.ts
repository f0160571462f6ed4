import { teamCalls } from '@pennant/contract/teams';
import { findInventories } from '../cards/find-inventories.ts';
import type { RecordAdminAction } from '../platform/admin-action.ts';
import type { Routes } from '../platform/http/routes.ts';
import { refuse } from '../platform/refusal.ts';
import { compareTeams } from './compare-teams.ts';
import {
  describeTeams,
  listComputerTeams,
  listTeams,
  readComputerTeam,
  type FindUsername,
} from './list-teams.ts';
import { teamRefusals } from './refusals.ts';
import { repairTeam } from './repair-team.ts';
import { createTeam, editTeam, editTeamOfAnother } from './save-team.ts';
import { findTeam, removeTeam } from './store.ts';
import { listTeamCards } from './team-cards.ts';
import { ownerForEdit } from './team-owner.ts';

/** Registers the routes of users' teams and computer teams. */
export function teamRoutes(
  routes: Routes,
  {
    findUsername,
    recordAdminAction,
  }: { readonly findUsername: FindUsername; readonly recordAdminAction: RecordAdminAction },
): void {
  const teams = routes.feature(teamRefusals);

  teams.handle(teamCalls.userTeams, ({ db, user: { userID } }) =>
    listTeams(db, { userID, findUsername }),
  );
  teams.handle(teamCalls.computerTeams, ({ db, query }) => listComputerTeams(db, query.lineups));
  teams.handle(teamCalls.computerTeam, ({ db, params: { userTeamID } }) =>
    readComputerTeam(db, userTeamID),
  );
  teams.handle(teamCalls.compareTeams, ({ db, user: { userID }, query }) =>
    compareTeams(db, { userID, findUsername }, query),
  );
  teams.handle(teamCalls.lineupInventories, async ({ db, user: { userID }, body }) => {
    const found = await findInventories(db, { userID, cardIDs: body.userCardIDs });
    return [...found.values()];
  });
  teams.handle(teamCalls.team, async ({ db, user, params: { userTeamID: teamID } }) => {
    const userID = await ownerForEdit(db, user, teamID);
    const team = userID === null ? null : await findTeam(db, { userID, teamID });
    if (userID === null || team === null) return refuse('team_not_found');
    const [described] = await describeTeams(db, { userID, findUsername }, [team]);
    return described ?? refuse('team_not_found');
  });
  teams.handle(teamCalls.teamCards, async ({ db, user, params, query }) => {
    const userID = await ownerForEdit(db, user, params.userTeamID);
    return userID === null
      ? refuse('team_not_found')
      : listTeamCards(db, { userID, teamID: params.userTeamID, limit: query.limit });
  });
  teams.handleInTransaction(teamCalls.createTeam, ({ tx, user: { userID }, body, now }) =>
    createTeam(tx, { userID, findUsername, name: body.name, lineup: body.lineup }, now),
  );
  teams.handleInTransaction(teamCalls.editTeam, async ({ tx, user, body, now }) => {
    const userID = await ownerForEdit(tx, user, body.userTeamID);
    if (userID === null) return refuse('team_not_found');
    const team = {
      userID,
      findUsername,
      teamID: body.userTeamID,
      name: body.name,
      lineup: body.lineup,
    };
    return userID === user.userID
      ? editTeam(tx, team)
      : editTeamOfAnother(tx, team, { adminID: user.userID, record: recordAdminAction, now });
  });
  teams.handleInTransaction(teamCalls.repairTeam, ({ tx, user: { userID }, body }) =>
    repairTeam(tx, { userID, findUsername }, body.userTeamID),
  );
  teams.handleInTransaction(teamCalls.deleteTeam, async ({ tx, user: { userID }, body }) =>
    (await removeTeam(tx, { userID, teamID: body.userTeamID }))
      ? { ok: true }
      : refuse('team_not_found'),
  );
}
