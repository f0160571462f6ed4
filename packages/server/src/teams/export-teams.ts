import type { Queries } from '../platform/database/database.ts';
import { listDeletedTeams } from './deleted-team-store.ts';
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

/** Returns what a user's deleted teams were rated, the last deleted first. */
export async function exportDeletedTeams(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
) {
  const teams = await listDeletedTeams(queries, request);
  return teams.map(({ team_id, elo, elo_games, deleted_at }) => ({
    userTeamID: team_id,
    elo,
    games: elo_games,
    deleted: deleted_at.toISOString(),
  }));
}
