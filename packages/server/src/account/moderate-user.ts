import { usernameKey } from '@pennant/rules/account/username';
import type { Transaction } from '../platform/database/database.ts';
import { claimUsername, retireUsername } from './account-claim-store.ts';
import { updateHidden, updateUsername } from './account-edit-store.ts';
import { lockAccount } from './account-read-store.ts';

/** A user that an admin decides on. */
export interface ModeratedUser {
  readonly userID: string;
  readonly username: string;
  readonly email: string;
  /** Whether an admin hides the user's games. */
  readonly isHidden: boolean;
}

/** Returns a user, locked until the transaction ends; null for nobody. */
export async function lockModeratedUser(
  tx: Transaction,
  userID: string,
): Promise<ModeratedUser | null> {
  const account = await lockAccount(tx, userID);
  if (account === undefined) return null;
  const { username, email, hidden_at: hiddenAt } = account;
  return { userID, username, email, isHidden: hiddenAt !== null };
}

/** Drawn names that may be taken before that is a fault: there are 28 million. */
const MAX_DRAWS = 10;

/**
 * Gives a locked user the first name drawn that nobody has; returns it. The name of before opens
 * nothing any more, and nobody can register it.
 */
export async function renameUser(
  tx: Transaction,
  { userID, username }: Pick<ModeratedUser, 'userID' | 'username'>,
  drawName: () => string,
): Promise<string> {
  for (let draw = 0; draw < MAX_DRAWS; draw += 1) {
    const name = drawName();
    if (await claimUsername(tx, usernameKey(name), userID)) {
      await retireUsername(tx, usernameKey(username), userID);
      await updateUsername(tx, userID, name);
      return name;
    }
  }
  throw new Error(`${MAX_DRAWS} names that were drawn are taken`);
}

/** Hides a user's games from anyone else. */
export const hideUser = (tx: Transaction, userID: string, now: Date): Promise<void> =>
  updateHidden(tx, userID, now);

/** Shows a user's games again, as far as the user does. */
export const unhideUser = (tx: Transaction, userID: string): Promise<void> =>
  updateHidden(tx, userID, null);
