import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockUserForKeyShare } from './user-list-store.ts';

/**
 * Returns a user's name and prevents their deletion until the transaction ends; refuses if unknown.
 */
export async function lockExistingUser(tx: Transaction, userID: string) {
  const row = await lockUserForKeyShare(tx, userID);
  return row === undefined
    ? refuse('user_not_found')
    : ({ ok: true, username: row.username } as const);
}
