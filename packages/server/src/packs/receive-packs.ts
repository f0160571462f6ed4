import type { Transaction } from '../platform/database/database.ts';
import { addPacks } from './pack-inventory-store.ts';
import { lockSeries } from './series-edit-store.ts';

/**
 * Gives a user packs that they did not buy; the purchase limit does not count them. Does not write
 * to the ledger: the caller writes one journal entry for everything that moved, in the same
 * transaction. Returns how many packs of the series the user has.
 */
export async function receivePacks(
  tx: Transaction,
  packs: { readonly userID: string; readonly seriesID: number; readonly amount: number },
): Promise<number> {
  await lockSeries(tx, packs.seriesID, 'shared');
  return (await addPacks(tx, { ...packs, bought: 0 })).amount;
}
