import type { User } from '@pennant/contract/account';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findAccount, updateDiscordUsername, updateGameSpeed } from './account-store.ts';

/** Returns the signed-in user's own account. */
export async function showUser(queries: Queries, userID: string) {
  const account = await findAccount(queries, userID);
  if (!account) return refuse('not_found');
  return {
    userID: account.user_id,
    username: account.username,
    email: account.email,
    exp: account.exp,
    gameSpeed: account.game_speed,
    discordUsername: account.discord_username,
    isAdmin: account.is_admin,
    mustChangePassword: account.must_change_password,
    lastLogin: account.last_login_at?.toISOString() ?? null,
  } satisfies User;
}

export async function setGameSpeed(queries: Queries, userID: string, gameSpeed: User['gameSpeed']) {
  await updateGameSpeed(queries, userID, gameSpeed);
  return showUser(queries, userID);
}

/** Sets the Discord username; an empty one removes it. */
export async function setDiscordUsername(
  queries: Queries,
  userID: string,
  discordUsername: string,
) {
  await updateDiscordUsername(queries, userID, discordUsername === '' ? null : discordUsername);
  return showUser(queries, userID);
}
