import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { INVENTORY_COLUMNS } from './card-row.ts';

export type InventoryRow = StatementRow<'cards.find_inventory'>;

const FIND_INVENTORY = statement(
  'cards.find_inventory',
  `select ${INVENTORY_COLUMNS} from card_inventory where user_id = $1 and card_id = $2`,
  { prepared: true },
);

export async function findInventory(
  queries: Queries,
  userID: string,
  cardID: number,
): Promise<InventoryRow | undefined> {
  const [row] = await queries.query(FIND_INVENTORY, [userID, cardID]);
  return row;
}

const READ_INVENTORIES = statement(
  'cards.read_inventories',
  `select ${INVENTORY_COLUMNS} from card_inventory
   where user_id = $1 and card_id = any($2::integer[])`,
  { prepared: true },
);

/** Returns a user's inventories of several cards. Cards not owned are left out. */
export const readInventories = (queries: Queries, userID: string, cardIDs: readonly number[]) =>
  queries.query(READ_INVENTORIES, [userID, cardIDs]);

const READ_OWNED_CARD_IDS = statement(
  'cards.read_owned_card_ids',
  'select card_id from card_inventory where user_id = $1 and card_id = any($2::integer[])',
);

/** Returns the ids of those of the cards of which the user has at least one copy. */
export const readOwnedCardIDs = (queries: Queries, userID: string, cardIDs: readonly number[]) =>
  queries.query(READ_OWNED_CARD_IDS, [userID, cardIDs]);

const LOCK_INVENTORY_BY_ID = statement(
  'cards.lock_inventory_by_id',
  `select ${INVENTORY_COLUMNS}, card.year
   from card_inventory owned join card using (card_id)
   where owned.user_id = $1 and owned.inventory_id = $2 for update of owned`,
);

/** Returns a user's inventory of a card with the card's year, locked until the transaction ends. */
export async function lockInventoryByID(tx: Transaction, userID: string, inventoryID: string) {
  const [row] = await tx.query(LOCK_INVENTORY_BY_ID, [userID, inventoryID]);
  return row;
}

const COUNT_COPIES = statement(
  'cards.count_copies',
  'select coalesce(sum(amount), 0)::bigint as copies from card_inventory where user_id = $1',
  { notNull: ['copies'] },
);

export async function countCopies(queries: Queries, userID: string): Promise<number> {
  const [row] = await queries.query(COUNT_COPIES, [userID]);
  return row?.copies ?? 0;
}

const LOCK_COPIES = statement(
  'cards.lock_copies',
  'select card_id, amount from card_inventory where user_id = $1 order by card_id for update',
);

/** Returns how many copies a user has of each card, locked in order of card id. */
export const lockCopies = (tx: Transaction, userID: string) => tx.query(LOCK_COPIES, [userID]);

const LOCK_DUPLICATES = statement(
  'cards.lock_duplicates',
  `select owned.card_id, owned.amount, owned.unsellable, owned.is_locked, card.rating
   from card_inventory owned join card using (card_id)
   where owned.user_id = $1 and owned.amount > 1 order by owned.card_id for update of owned`,
);

/** Returns the cards of which a user has several copies, locked in order of card id. */
export const lockDuplicates = (tx: Transaction, userID: string) =>
  tx.query(LOCK_DUPLICATES, [userID]);

const LOCK_COPIES_OF = statement(
  'cards.lock_copies_of',
  `select card_id, amount, unsellable, is_locked from card_inventory
   where user_id = $1 and card_id = any($2::integer[]) order by card_id for update`,
);

/** Returns a user's copies of some cards, in order of card id, locked. Others are left out. */
export const lockCopiesOf = (tx: Transaction, userID: string, cardIDs: readonly number[]) =>
  tx.query(LOCK_COPIES_OF, [userID, cardIDs]);

const TAKE_COPIES = statement(
  'cards.take_copies',
  `update card_inventory set amount = card_inventory.amount - taken.copies
   from unnest($2::integer[], $3::integer[]) as taken (card_id, copies)
   where card_inventory.user_id = $1 and card_inventory.card_id = taken.card_id
     and not card_inventory.is_locked
   returning card_inventory.card_id`,
);

/**
 * Removes copies that are sold or swapped. The caller has locked the rows. Fails if one is of a
 * card that the user has locked.
 */
export async function takeCopies(
  tx: Transaction,
  userID: string,
  taken: readonly { readonly cardID: number; readonly copies: number }[],
): Promise<void> {
  const rows = await tx.query(TAKE_COPIES, [
    userID,
    taken.map(({ cardID }) => cardID),
    taken.map(({ copies }) => copies),
  ]);
  if (rows.length !== taken.length) throw new Error('a locked card was about to be taken');
}

const ADD_COPIES = statement(
  'cards.add_copies',
  `insert into card_inventory (user_id, card_id, inventory_id, amount, unsellable, display_key)
   select $1, received.card_id, received.inventory_id, received.copies, received.unsellable,
     card.year::text || '-base'
   from unnest($2::integer[], $3::uuid[], $4::integer[], $5::integer[])
     as received (card_id, inventory_id, copies, unsellable)
   join card using (card_id) order by received.card_id
   on conflict (user_id, card_id) do update set
     amount = card_inventory.amount + excluded.amount,
     unsellable = card_inventory.unsellable + excluded.unsellable
   returning card_id, amount`,
  { prepared: true },
);

/**
 * Adds copies, in order of card id to avoid deadlocks. Returns the resulting number of copies by
 * card id.
 */
export async function addCopies(
  tx: Transaction,
  userID: string,
  received: readonly {
    readonly cardID: number;
    readonly copies: number;
    readonly unsellable: number;
    readonly inventoryID: string;
  }[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.query(ADD_COPIES, [
    userID,
    received.map(({ cardID }) => cardID),
    received.map(({ inventoryID }) => inventoryID),
    received.map(({ copies }) => copies),
    received.map(({ unsellable }) => unsellable),
  ]);
  return new Map(rows.map((row) => [row.card_id, row.amount]));
}
