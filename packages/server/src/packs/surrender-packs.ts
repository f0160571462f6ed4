import type { Transaction } from '../platform/database/database.ts';
import type { Move } from '../wallet/ledger.ts';
import { lockPacks } from './pack-inventory-store.ts';

/**
 * Locks all of a user's packs until the transaction ends, and returns the ledger moves that give
 * them back to the house.
 */
export async function surrenderPacks(tx: Transaction, userID: string): Promise<Move[]> {
  const rows = await lockPacks(tx, userID);
  return rows.map((row) => ({ asset: 'pack', seriesID: row.series_id, amount: -row.amount }));
}
