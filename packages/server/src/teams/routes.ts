import { teamCalls } from '@pennant/contract/teams';
import { findInventories } from '../cards/find-inventories.ts';
import type { RecordAdminAction } from '../platform/record-admin-action.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { refuse } from '../platform/refusal.ts';
import { compareTeams } from './compare-teams.ts';
import { describeTeams, listTeams, type FindUsername } from './list-teams.ts';
import { createOpponentProposals } from './propose-opponents.ts';
import { listComputerTeams, readComputerTeam } from './read-computer-teams.ts';
import { teamRefusals } from './refusals.ts';
import type { TeamWinProbabilities } from './team-win-probabilities.ts';
import { repairTeam } from './repair-team.ts';
import { createTeam, editTeam, editTeamAsAdmin, type OnTeamSaved } from './save-team.ts';
import { findTeam, removeTeam } from './team-store.ts';
import { listTeamCards } from './list-team-cards.ts';
import { findOwnerForEdit } from './find-owner-for-edit.ts';

/** Registers the routes of users' teams and computer teams. */
export function teamRoutes(
  routes: Routes,
  {
    findUsername,
    recordAdminAction,
    winProbabilities,
    onTeamSaved,
  }: {
    readonly findUsername: FindUsername;
    readonly recordAdminAction: RecordAdminAction;
    readonly winProbabilities: TeamWinProbabilities;
    readonly onTeamSaved: OnTeamSaved;
  },
): void {
  const teams = routes.feature(teamRefusals);
  const proposeOpponents = createOpponentProposals(winProbabilities);

  teams.handle(teamCalls.userTeams, ({ db, principal: { userID } }) =>
    listTeams(db, { userID, findUsername }),
  );
  teams.handle(teamCalls.computerTeams, ({ db, query }) => listComputerTeams(db, query.lineups));
  teams.handle(teamCalls.computerTeam, ({ db, params: { userTeamID } }) =>
    readComputerTeam(db, userTeamID),
  );
  teams.handle(teamCalls.opponents, ({ db, principal: { userID }, params, query, now }) =>
    proposeOpponents(db, { userID, teamID: params.userTeamID, ...query, now }),
  );
  teams.handle(teamCalls.compareTeams, ({ db, principal: { userID }, query }) =>
    compareTeams(db, { userID, findUsername, winProbabilities }, query),
  );
  teams.handle(teamCalls.lineupInventories, async ({ db, principal: { userID }, body }) => {
    const found = await findInventories(db, { userID, cardIDs: body.userCardIDs });
    return [...found.values()];
  });
  teams.handle(teamCalls.team, async ({ db, principal, params: { userTeamID: teamID } }) => {
    const userID = await findOwnerForEdit(db, principal, teamID);
    const team = userID === null ? null : await findTeam(db, { userID, teamID });
    if (userID === null || team === null) return refuse('team_not_found');
    const [described] = await describeTeams(db, { userID, findUsername }, [team]);
    return described ?? refuse('team_not_found');
  });
  teams.handle(teamCalls.teamCards, async ({ db, principal, params, query }) => {
    const userID = await findOwnerForEdit(db, principal, params.userTeamID);
    return userID === null
      ? refuse('team_not_found')
      : listTeamCards(db, { userID, teamID: params.userTeamID, limit: query.limit });
  });
  teams.handleInTransaction(teamCalls.createTeam, ({ tx, principal: { userID }, body, now }) =>
    createTeam(tx, { userID, findUsername, name: body.name, lineup: body.lineup }, now),
  );
  teams.handleInTransaction(teamCalls.editTeam, async ({ tx, principal, body, now }) => {
    const userID = await findOwnerForEdit(tx, principal, body.userTeamID);
    if (userID === null) return refuse('team_not_found');
    const team = {
      userID,
      findUsername,
      onTeamSaved,
      teamID: body.userTeamID,
      name: body.name,
      lineup: body.lineup,
    };
    return userID === principal.userID
      ? editTeam(tx, team)
      : editTeamAsAdmin(tx, team, { adminID: principal.userID, record: recordAdminAction, now });
  });
  teams.handleInTransaction(teamCalls.repairTeam, ({ tx, principal: { userID }, body }) =>
    repairTeam(tx, { userID, findUsername, onTeamSaved }, body.userTeamID),
  );
  teams.handleInTransaction(
    teamCalls.deleteTeam,
    async ({ tx, principal: { userID }, body, now }) =>
      (await removeTeam(tx, { userID, teamID: body.userTeamID }, now))
        ? { ok: true }
        : refuse('team_not_found'),
  );
}
