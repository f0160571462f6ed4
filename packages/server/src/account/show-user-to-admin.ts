import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { toListedUser } from './list-users.ts';
import { findActiveSessions } from './session-store.ts';
import { findUser } from './user-list-store.ts';

/** Maximum number of sessions that are counted for one user. */
const MAX_SESSIONS = 100;

/** Returns one user's account as shown to admins. */
export async function showUserToAdmin(
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
) {
  const row = await findUser(queries, userID);
  if (row === undefined) return refuse('user_not_found');
  const sessions = await findActiveSessions(queries, { userID, now, limit: MAX_SESSIONS });
  return { ...toListedUser(row), exp: row.exp, sessions: sessions.length };
}
