import type { Queries } from '../platform/database/database.ts';
import { readComputerTeamSummaries } from './team-store.ts';

/** A computer team without its lineup. */
export interface ComputerTeamSummary {
  readonly userTeamID: string;
  readonly name: string;
  readonly score: number;
  readonly year: number;
  readonly teamID: string;
  readonly wins: number;
  readonly losses: number;
}

/** Returns computer teams by id. Unknown ids are left out. */
export async function findComputerTeams(
  queries: Queries,
  teamIDs: readonly string[],
): Promise<ReadonlyMap<string, ComputerTeamSummary>> {
  if (teamIDs.length === 0) return new Map();
  const clubs = await readComputerTeamSummaries(queries, teamIDs);
  return new Map(clubs.map((club) => [club.userTeamID, club]));
}
