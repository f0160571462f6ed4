import type { CardInventory } from '@pennant/contract/cards';
import type { Queries } from '../platform/database/database.ts';
import { inventoryOf } from './card-inventory-dto.ts';
import { readInventories } from './card-inventory-store.ts';

/** Returns a user's inventories of several cards by card id. Cards not owned are left out. */
export async function findInventories(
  queries: Queries,
  { userID, cardIDs }: { readonly userID: string; readonly cardIDs: readonly number[] },
): Promise<Map<number, CardInventory>> {
  const rows = await readInventories(queries, userID, cardIDs);
  return new Map(rows.map((row) => [row.card_id, inventoryOf(row)]));
}
