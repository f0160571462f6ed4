import { MAX_COLLECTION_CARDS, type CardInventory } from '@pennant/contract/cards';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { refuse, type Refusal } from '../platform/refusal.ts';
import { inventoryOf } from './card-inventory-dto.ts';
import { readLocked, saveLock } from './card-lock-store.ts';

/** Returns the ids of the cards that a user has locked against selling. */
export const listLockedCards = async (
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<{ cardIDs: number[] }> => ({
  cardIDs: await readLocked(queries, userID, MAX_COLLECTION_CARDS),
});

/**
 * Locks an owned card, all its copies and those that come later: no call sells them. Or unlocks it.
 */
export async function lockCard(
  tx: Transaction,
  lock: { readonly userID: string; readonly cardID: number; readonly isLocked: boolean },
): Promise<CardInventory | Refusal<'inventory_not_found'>> {
  const row = await saveLock(tx, lock);
  return row === undefined ? refuse('inventory_not_found') : inventoryOf(row);
}
