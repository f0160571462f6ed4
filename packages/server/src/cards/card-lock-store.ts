import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { InventoryRow } from './card-inventory-store.ts';
import { INVENTORY_COLUMNS } from './card-row.ts';

const READ_LOCKED = statement(
  'cards.read_locked',
  'select card_id from card_inventory where user_id = $1 and is_locked order by card_id limit $2',
);

/** Returns the ids of the cards that a user has locked. */
export async function readLocked(
  queries: Queries,
  userID: string,
  limit: number,
): Promise<number[]> {
  const rows = await queries.query(READ_LOCKED, [userID, limit]);
  return rows.map(({ card_id }) => card_id);
}

const SAVE_LOCK = statement(
  'cards.save_lock',
  `update card_inventory set is_locked = $3 where user_id = $1 and card_id = $2
   returning ${INVENTORY_COLUMNS}`,
);

/**
 * Sets whether a card is locked. Waits for a sale under way, and makes the next one wait. Returns
 * the user's inventory of the card; undefined if they have none.
 */
export async function saveLock(
  tx: Transaction,
  lock: { readonly userID: string; readonly cardID: number; readonly isLocked: boolean },
): Promise<InventoryRow | undefined> {
  const [row] = await tx.query(SAVE_LOCK, [lock.userID, lock.cardID, lock.isLocked]);
  return row;
}
