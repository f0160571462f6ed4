import type { Transaction } from '../platform/database/database.ts';
import type { Move } from '../wallet/ledger.ts';
import { lockCopies } from './card-inventory-store.ts';

/**
 * Returns the ledger moves that return all of a user's cards to the house. The rows of the cards
 * stay locked until the transaction ends.
 */
export async function listCardReturnMoves(tx: Transaction, userID: string): Promise<Move[]> {
  const rows = await lockCopies(tx, userID);
  return rows.map((row) => ({ asset: 'card', cardID: row.card_id, amount: -row.amount }));
}
