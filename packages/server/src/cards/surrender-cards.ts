import type { Transaction } from '../platform/database/database.ts';
import type { Move } from '../wallet/ledger.ts';
import { lockCopies } from './card-inventory-store.ts';

/**
 * Locks all of a user's cards until the transaction ends, and returns the ledger moves that give
 * them back to the house.
 */
export async function surrenderCards(tx: Transaction, userID: string): Promise<Move[]> {
  const rows = await lockCopies(tx, userID);
  return rows.map((row) => ({ asset: 'card', cardID: row.card_id, amount: -row.amount }));
}
