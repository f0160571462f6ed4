import type { Transaction } from '../platform/database/database.ts';
import type { Move } from '../wallet/ledger.ts';
import { lockPacks } from './pack-inventory-store.ts';

/**
 * Returns the ledger moves that return all of a user's packs to the house. The rows of the packs
 * stay locked until the transaction ends.
 */
export async function listPackReturnMoves(tx: Transaction, userID: string): Promise<Move[]> {
  const rows = await lockPacks(tx, userID);
  return rows.map((row) => ({ asset: 'pack', seriesID: row.series_id, amount: -row.amount }));
}
