import type { Transaction } from '../platform/database/database.ts';
import { holdSeries } from './series-store.ts';
import { addPacks } from './store.ts';

/**
 * Gives a user packs that he did not buy: they count towards no limit. The ledger is not written here: whoever gives them enters
 * one journal for all that moved, in the same transaction. Answers how many of them he has.
 */
export async function receivePacks(
  tx: Transaction,
  packs: { readonly userID: string; readonly seriesID: number; readonly amount: number },
): Promise<number> {
  await holdSeries(tx, packs.seriesID, 'sells');
  return (await addPacks(tx, { ...packs, bought: 0 })).amount;
}
