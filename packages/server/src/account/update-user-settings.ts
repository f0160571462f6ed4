import type { User } from '@pennant/contract/account';
import type { Queries } from '../platform/database/database.ts';
import { updateDiscordUsername, updateGameSpeed } from './account-edit-store.ts';
import { showUser } from './show-user.ts';

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
