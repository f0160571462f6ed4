import type { Queries } from '../platform/database/database.ts';
import { findOwner, findTeam } from './team-store.ts';

/** The user who wants to edit a team. */
interface Requester {
  readonly userID: string;
  readonly isAdmin: boolean;
}

/**
 * Returns the id of a team's owner if the user may edit the team: users may edit their own teams,
 * admins all teams. Null if not, or if there is no such team.
 */
export async function findOwnerForEdit(
  queries: Queries,
  { userID, isAdmin }: Requester,
  teamID: string,
): Promise<string | null> {
  if ((await findTeam(queries, { userID, teamID })) !== null) return userID;
  return isAdmin ? findOwner(queries, teamID) : null;
}
