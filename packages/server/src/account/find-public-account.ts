import { usernameKey } from '@pennant/rules/account/username';
import type { Queries } from '../platform/database/database.ts';
import { findConfirmedAccount } from './account-read-store.ts';

/** Returns the public data of a confirmed account, without its email; null if there is none. */
export async function findPublicAccount(queries: Queries, username: string) {
  const account = await findConfirmedAccount(queries, usernameKey(username));
  if (!account) return null;
  return {
    userID: account.user_id,
    username: account.username,
    exp: account.exp,
    created: account.created_at,
    discordUsername: account.discord_username,
  };
}
