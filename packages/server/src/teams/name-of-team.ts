import type { Queries, Transaction } from '../platform/database/database.ts';
import { findNameRows, findTeam, updateTeamName } from './team-store.ts';

interface TeamKey {
  readonly userID: string;
  readonly teamID: string;
}

/** Returns the name of a user's team; null where the user has no such team. */
export async function findTeamName(queries: Queries, key: TeamKey): Promise<string | null> {
  return (await findTeam(queries, key))?.name ?? null;
}

/** Returns the names of teams, by team id, without those that are deleted. */
export async function findTeamNames(
  queries: Queries,
  teams: readonly TeamKey[],
): Promise<ReadonlyMap<string, string>> {
  if (teams.length === 0) return new Map();
  const rows = await findNameRows(queries, {
    userIDs: teams.map(({ userID }) => userID),
    teamIDs: teams.map(({ teamID }) => teamID),
  });
  return new Map(rows.map(({ team_id, name }) => [team_id, name]));
}

/** Gives a team another name if it has this one; its user may have renamed or deleted it. */
export const renameTeam = (
  tx: Transaction,
  team: TeamKey & { readonly from: string; readonly to: string },
): Promise<void> => updateTeamName(tx, team);
