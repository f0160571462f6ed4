import { usernameKey } from '@pennant/rules/account/username';
import type { Queries } from '../platform/database/database.ts';
import { findAccountByUsername, findUsernameRows } from './account-store.ts';

/** Returns the usernames of users, by id, without deleted accounts. */
export async function findUsernames(
  queries: Queries,
  userIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await findUsernameRows(queries, userIDs);
  return new Map(rows.map(({ user_id, username }) => [user_id, username]));
}

/** Returns the public data of a confirmed account, without its email; null if there is none. */
export async function findPublicAccount(queries: Queries, username: string) {
  const account = await findAccountByUsername(queries, usernameKey(username));
  if (!account || account.email_confirmed_at === null) return null;
  return {
    userID: account.user_id,
    username: account.username,
    exp: account.exp,
    created: account.created_at,
    discordUsername: account.discord_username,
  };
}
