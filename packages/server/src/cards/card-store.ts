import type { Queries, Transaction } from '../platform/database/database.ts';
import { DICE_COLUMNS, SUMMARY_COLUMNS, type SummaryRow } from './card-row.ts';
import type { CardDetailRow, InventoryRow } from './card-inventory-dto.ts';

const INVENTORY_COLUMNS = `inventory_id, card_id, amount, display_key, exp, ab, h1, h2, h3, hr, bb, so, runs, rbi, sb, cs, ip_outs`;

export type CollectionRow = SummaryRow & { readonly amount: number; readonly display_key: string };

const COLLECTION = `select ${SUMMARY_COLUMNS}, owned.amount, owned.display_key
  from card_inventory owned join card using (card_id)
  where owned.user_id = $1 order by card.rating desc, card.card_id limit $2`;

/** Returns a user's best `limit` cards, best rating first. */
export const readCollection = (queries: Queries, userID: string, limit: number) =>
  queries.query<CollectionRow>({ name: 'read_collection', text: COLLECTION }, [userID, limit]);

/**
 * Opens a cursor over a user's best `limit` cards for `fetchCollectionBatch`. It ends with the
 * transaction.
 */
export async function openCollectionCursor(tx: Transaction, userID: string, limit: number) {
  // All rows will be read, and sorting them fits into memory.
  await tx.query(
    `select set_config('cursor_tuple_fraction', '1', true), set_config('work_mem', '32MB', true)`,
  );
  await tx.query(`declare collection no scroll cursor for ${COLLECTION}`, [userID, limit]);
}

export const fetchCollectionBatch = (tx: Transaction, cards: number) =>
  tx.query<CollectionRow>(`fetch ${cards} from collection`);

export const countCollection = async (queries: Queries, userID: string): Promise<number> => {
  const [row] = await queries.query<{ cards: number }>(
    'select count(*) as cards from card_inventory where user_id = $1',
    [userID],
  );
  return row?.cards ?? 0;
};

export const findCard = async (
  queries: Queries,
  cardID: number,
): Promise<CardDetailRow | undefined> => {
  const [row] = await queries.query<CardDetailRow>(
    {
      name: 'find_card',
      text: `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS}, season from card where card_id = $1`,
    },
    [cardID],
  );
  return row;
};

export interface VariantRow {
  readonly series_id: number;
  readonly series_key: string;
  readonly name: string;
}

/** Returns the series that a card is in, its base series first. */
export const readVariants = (queries: Queries, cardID: number) =>
  queries.query<VariantRow>(
    {
      name: 'read_variants',
      text: `select series.series_id, series.series_key, series.name
             from series_card join series using (series_id) where series_card.card_id = $1
             order by series.series_id`,
    },
    [cardID],
  );

export const findInventory = async (
  queries: Queries,
  userID: string,
  cardID: number,
): Promise<InventoryRow | undefined> => {
  const [row] = await queries.query<InventoryRow>(
    {
      name: 'find_inventory',
      text: `select ${INVENTORY_COLUMNS} from card_inventory where user_id = $1 and card_id = $2`,
    },
    [userID, cardID],
  );
  return row;
};

/** Returns a user's inventories of several cards. Cards not owned are left out. */
export const readInventoryRows = (queries: Queries, userID: string, cardIDs: readonly number[]) =>
  queries.query<InventoryRow>(
    {
      name: 'find_inventories',
      text: `select ${INVENTORY_COLUMNS} from card_inventory where user_id = $1 and card_id = any($2::integer[])`,
    },
    [userID, cardIDs],
  );

export const lockInventoryByID = async (
  tx: Transaction,
  userID: string,
  inventoryID: string,
): Promise<(InventoryRow & { readonly year: number }) | undefined> => {
  const [row] = await tx.query<InventoryRow & { year: number }>(
    `select ${INVENTORY_COLUMNS.split(', ')
      .map((column) => `owned.${column}`)
      .join(', ')}, card.year
     from card_inventory owned join card using (card_id)
     where owned.user_id = $1 and owned.inventory_id = $2 for update of owned`,
    [userID, inventoryID],
  );
  return row;
};

export const saveDisplayKey = (
  tx: Transaction,
  row: { readonly userID: string; readonly cardID: number; readonly displayKey: string },
) =>
  tx.query('update card_inventory set display_key = $3 where user_id = $1 and card_id = $2', [
    row.userID,
    row.cardID,
    row.displayKey,
  ]);

export type DuplicateRow = CollectionRow & { readonly unsellable: number };

/** Returns the cards of which a user has several copies, best rating first. */
export const readDuplicates = (queries: Queries, userID: string) =>
  queries.query<DuplicateRow>(
    `select ${SUMMARY_COLUMNS}, owned.amount, owned.unsellable, owned.display_key
     from card_inventory owned join card using (card_id)
     where owned.user_id = $1 and owned.amount > 1 order by card.rating desc, card.card_id`,
    [userID],
  );

export interface CopiesRow {
  readonly card_id: number;
  readonly amount: number;
  readonly unsellable: number;
  readonly rating: number;
}

/** Returns the cards of which a user has several copies, locked in order of card id. */
export const lockDuplicates = (tx: Transaction, userID: string) =>
  tx.query<CopiesRow>(
    `select owned.card_id, owned.amount, owned.unsellable, card.rating
     from card_inventory owned join card using (card_id)
     where owned.user_id = $1 and owned.amount > 1 order by owned.card_id for update of owned`,
    [userID],
  );

/** Removes copies. The caller has locked the rows. */
export const takeCopies = (
  tx: Transaction,
  userID: string,
  copies: readonly { readonly cardID: number; readonly copies: number }[],
) =>
  tx.query(
    `update card_inventory set amount = card_inventory.amount - taken.copies
     from unnest($2::integer[], $3::integer[]) as taken (card_id, copies)
     where card_inventory.user_id = $1 and card_inventory.card_id = taken.card_id`,
    [userID, copies.map((row) => row.cardID), copies.map((row) => row.copies)],
  );

/**
 * Adds copies, in order of card id to avoid deadlocks. Returns the resulting number of copies by
 * card id.
 */
export const addCopies = async (
  tx: Transaction,
  userID: string,
  received: readonly {
    readonly cardID: number;
    readonly copies: number;
    readonly unsellable: number;
    readonly inventoryID: string;
  }[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx.query<{ card_id: number; amount: number }>(
    {
      name: 'add_copies',
      text: `insert into card_inventory (user_id, card_id, inventory_id, amount, unsellable, display_key)
             select $1, received.card_id, received.inventory_id, received.copies, received.unsellable, card.year || '-base'
             from unnest($2::integer[], $3::uuid[], $4::integer[], $5::integer[])
               as received (card_id, inventory_id, copies, unsellable)
             join card using (card_id) order by received.card_id
             on conflict (user_id, card_id) do update set
               amount = card_inventory.amount + excluded.amount,
               unsellable = card_inventory.unsellable + excluded.unsellable
             returning card_id, amount`,
    },
    [
      userID,
      received.map(({ cardID }) => cardID),
      received.map(({ inventoryID }) => inventoryID),
      received.map(({ copies }) => copies),
      received.map(({ unsellable }) => unsellable),
    ],
  );
  return new Map(rows.map((row) => [row.card_id, row.amount]));
};

export const countCopies = async (queries: Queries, userID: string): Promise<number> => {
  const [row] = await queries.query<{ copies: number }>(
    'select coalesce(sum(amount), 0)::bigint as copies from card_inventory where user_id = $1',
    [userID],
  );
  return row?.copies ?? 0;
};

/** Returns the cards of ten seasons that are in their seasons' packs. */
export const readDecadeCards = (queries: Queries, decade: number) =>
  queries.query<{
    cardID: number;
    playerID: string;
    type: string;
    positions: string;
    rating: number;
  }>(
    `select card_id as "cardID", player_id as "playerID", type, positions, rating from card
     where year between $1 and $1 + 9 and series_id is not null and custom_by is null order by card_id`,
    [decade],
  );
