import { compTeamAdminCalls } from '@pennant/contract/comp-team-admin';
import type { Routes } from '../platform/http/contract-routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { createCompTeam } from '../teams/create-comp-team.ts';
import { listClubSeasons } from '../teams/list-club-seasons.ts';
import { recordAdminAction } from './audit-log.ts';
import { adminRefusals } from './refusals.ts';

/** Registers the admin calls that list club seasons and create comp teams. */
export function compTeamRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(adminRefusals);

  handle(compTeamAdminCalls.compTeamYears, ({ db }) => listClubSeasons(db));
  handleInTransaction(compTeamAdminCalls.createCompTeam, async ({ tx, principal, body, now }) => {
    const team = await createCompTeam(tx, body);
    if (isRefusal(team)) return team;
    // A comp team that existed before is returned as it is, without an entry in the audit log.
    if (team.isNew) {
      await recordAdminAction(tx, {
        adminID: principal.userID,
        action: 'comp_team_created',
        subjectID: team.userTeamID,
        after: { name: team.name, year: team.year, teamID: team.teamID, score: team.score },
        now,
      });
    }
    return team;
  });
}
