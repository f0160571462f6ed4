import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockUserForKeyShare, lockUserForNoKeyUpdate } from './user-list-store.ts';

/**
 * Returns a user's name and prevents their deletion until the transaction ends; refuses if unknown.
 */
export async function lockExistingUser(tx: Transaction, userID: string) {
  const row = await lockUserForKeyShare(tx, userID);
  return row === undefined
    ? refuse('user_not_found')
    : ({ ok: true, username: row.username } as const);
}

/**
 * Has the requests of a user that count what the user has done wait for each other, until the
 * transaction ends; others may refer to the user meanwhile. Refuses if the user is gone.
 */
export async function lockRequestsOfUser(tx: Transaction, userID: string) {
  return (await lockUserForNoKeyUpdate(tx, userID))
    ? ({ ok: true } as const)
    : refuse('user_not_found');
}
