import type { Queries } from '../platform/database/database.ts';
import { findOwner, findTeam } from './store.ts';

/** Who asks. */
interface Asking {
  readonly userID: string;
  readonly isAdmin: boolean;
}

/** Whose team it is that this caller may edit: his own, or anybody's for an admin; null where there is none. */
export async function ownerForEdit(
  queries: Queries,
  { userID, isAdmin }: Asking,
  teamID: string,
): Promise<string | null> {
  if ((await findTeam(queries, { userID, teamID })) !== null) return userID;
  return isAdmin ? findOwner(queries, teamID) : null;
}
