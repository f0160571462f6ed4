import type { Queries } from '../platform/database/database.ts';
import { readComputerTeamSummaries, type ComputerTeamSummary } from './computer-team-store.ts';

/** Returns computer teams by id. Unknown ids are left out. */
export async function findComputerTeams(
  queries: Queries,
  teamIDs: readonly string[],
): Promise<ReadonlyMap<string, ComputerTeamSummary>> {
  if (teamIDs.length === 0) return new Map();
  const clubs = await readComputerTeamSummaries(queries, teamIDs);
  return new Map(clubs.map((club) => [club.userTeamID, club]));
}
