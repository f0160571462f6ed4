import type { ListedUser } from '@pennant/contract/user-admin';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { toLikePattern } from '../platform/like-pattern.ts';
import { findActiveSessions } from './session-store.ts';
import { findUser, findUsers, lockUserForKeyShare, type UserRow } from './user-list-store.ts';

const toListedUser = (row: UserRow): ListedUser => ({
  userID: row.user_id,
  username: row.username,
  isAdmin: row.is_admin,
  created: row.created_at.toISOString(),
  confirmed: row.email_confirmed_at?.toISOString() ?? null,
  lastLogin: row.last_login_at?.toISOString() ?? null,
});

/**
 * Returns a page of users, newest first; `next` is the `after` of the next page, null on the last.
 */
export async function listUsers(
  queries: Queries,
  { name, after, limit }: { name?: string | undefined; after?: string | undefined; limit: number },
): Promise<{ users: ListedUser[]; next: string | null }> {
  // One row more than requested shows whether there is another page.
  const rows = await findUsers(queries, { pattern: toLikePattern(name), after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    users: page.map(toListedUser),
    next: rows.length > page.length ? (page.at(-1)?.user_id ?? null) : null,
  };
}

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

/**
 * Returns a user's name and prevents their deletion until the transaction ends; refuses if unknown.
 */
export async function lockExistingUser(tx: Transaction, userID: string) {
  const row = await lockUserForKeyShare(tx, userID);
  return row === undefined
    ? refuse('user_not_found')
    : ({ ok: true, username: row.username } as const);
}
