import type { ListedUser } from '@pennant/contract/user-admin';
import type { Queries } from '../platform/database/database.ts';
import { toLikePattern } from '../platform/like-pattern.ts';
import { findUsers, type UserRow } from './user-list-store.ts';

export const toListedUser = (row: UserRow): ListedUser => ({
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
