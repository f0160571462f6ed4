import { teamCalls } from '@pennant/contract/teams';
import type { Routes } from '../platform/http/routes.ts';
import { listComputerTeams, listTeams, type FindUsername } from './list-teams.ts';
import { teamRefusals } from './refusals.ts';
import { createTeam, editTeam } from './save-team.ts';

/** Teams: the user's own, and the computer's. */
export function teamRoutes(
  routes: Routes,
  { findUsername }: { readonly findUsername: FindUsername },
): void {
  const teams = routes.feature(teamRefusals);

  teams.handle(teamCalls.userTeams, ({ db, user: { userID } }) =>
    listTeams(db, { userID, findUsername }),
  );
  teams.handle(teamCalls.computerTeams, ({ db }) => listComputerTeams(db));
  teams.handleInTransaction(teamCalls.createTeam, ({ tx, user: { userID }, body, now }) =>
    createTeam(tx, { userID, findUsername, name: body.name, lineup: body.lineup }, now),
  );
  teams.handleInTransaction(teamCalls.editTeam, ({ tx, user: { userID }, body }) =>
    editTeam(tx, {
      userID,
      findUsername,
      teamID: body.userTeamID,
      name: body.name,
      lineup: body.lineup,
    }),
  );
}
