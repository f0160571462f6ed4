import { usernameKey } from '@pennant/rules/account/username';
import type { Queries } from '../platform/database/database.ts';
import { findAccountByUsername, findUsernamesOf } from './store.ts';

/** How these users are called, by id; one who has left is missing. */
export async function findUsernames(
  queries: Queries,
  userIDs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await findUsernamesOf(queries, userIDs);
  return new Map(rows.map(({ user_id, username }) => [user_id, username]));
}

/** What everyone may know of an account, never its e-mail; null where none that is confirmed has that name. */
export async function findPublicAccount(queries: Queries, username: string) {
  const account = await findAccountByUsername(queries, usernameKey(username));
  if (!account || account.email_confirmed === null) return null;
  return {
    userID: account.user_id,
    username: account.username,
    exp: account.exp,
    created: account.created,
    discordUsername: account.discord_username,
  };
}
