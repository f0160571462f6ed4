import type { Queries } from '../platform/database/database.ts';
import { findTeams } from './team-store.ts';

/** Returns a user's teams with their lineups, newest first. */
export async function exportTeams(queries: Queries, userID: string) {
  const teams = await findTeams(queries, userID);
  return teams.map((team) => ({
    userTeamID: team.teamID,
    name: team.name,
    score: team.score,
    elo: team.elo,
    created: team.createdAt?.toISOString() ?? null,
    lineup: team.slots.map(({ slot, card_id, lineup_order }) => ({
      position: slot,
      cardID: card_id,
      lineupOrder: lineup_order,
    })),
  }));
}
