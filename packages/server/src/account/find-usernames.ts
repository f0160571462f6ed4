import type { Queries } from '../platform/database/database.ts';
import { findAccount, findUsernameRows } from './account-read-store.ts';

/** Returns the username of a user. */
export async function findUsername(queries: Queries, userID: string): Promise<string> {
  const account = await findAccount(queries, userID);
  if (!account) throw new Error(`there is no account ${userID}`);
  return account.username;
}

/** Returns the usernames of users, by id, without deleted accounts. */
export async function findUsernames(
  queries: Queries,
  userIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await findUsernameRows(queries, userIDs);
  return new Map(rows.map(({ user_id, username }) => [user_id, username]));
}
