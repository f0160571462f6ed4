import type { Transaction } from '../platform/database/database.ts';

/** Removes the events of a user's games. Asked after the games themselves are gone: no turn can add another then. */
export async function eraseEvents(tx: Transaction, userID: string): Promise<void> {
  await tx.query('delete from game_event where user_id = $1', [userID]);
}
