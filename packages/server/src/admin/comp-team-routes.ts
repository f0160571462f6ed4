import { compTeamCalls } from '@pennant/contract/comp-teams';
import type { Routes } from '../platform/http/routes.ts';
import { isRefusal } from '../platform/refusal.ts';
import { createCompTeam, listClubSeasons } from '../teams/create-comp-team.ts';
import { recordAdminAction } from './audit-log.ts';
import { adminRefusals } from './refusals.ts';

/** Comp teams as admins make them. */
export function compTeamRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(adminRefusals);

  handle(compTeamCalls.compTeamYears, ({ db }) => listClubSeasons(db));
  handleInTransaction(compTeamCalls.createCompTeam, async ({ tx, user, body, now }) => {
    const team = await createCompTeam(tx, body);
    if (isRefusal(team)) return team;
    // One that was there before: nothing happened.
    if (team.isNew) {
      await recordAdminAction(tx, {
        adminID: user.userID,
        action: 'comp_team_created',
        subjectID: team.userTeamID,
        after: { name: team.name, year: team.year, teamID: team.teamID, score: team.score },
        now,
      });
    }
    return team;
  });
}
