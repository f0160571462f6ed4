import type { Transaction } from '../platform/database/database.ts';

/**
 * Deletes the events of a user's games. Call it after the games themselves are deleted, so that no
 * concurrent turn can add another.
 */
export async function deleteGameEvents(tx: Transaction, userID: string): Promise<void> {
  await tx.query('delete from game_event where user_id = $1', [userID]);
}
