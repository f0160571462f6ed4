import type { Transaction } from '../platform/database/database.ts';
import type { Move } from '../wallet/ledger.ts';

/**
 * Returns the ledger moves that return all of a user's cards to the house. The rows of the cards
 * stay locked until the transaction ends.
 */
export async function listCardReturnMoves(tx: Transaction, userID: string): Promise<Move[]> {
  const rows = await tx.query<{ card_id: number; amount: number }>(
    'select card_id, amount from card_inventory where user_id = $1 order by card_id for update',
    [userID],
  );
  return rows.map((row) => ({ asset: 'card', cardID: row.card_id, amount: -row.amount }));
}
