import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { INVENTORY_COLUMNS, SUMMARY_COLUMNS } from './card-row.ts';

export type CollectionRow = StatementRow<'cards.read_collection'>;

const READ_COLLECTION = statement(
  'cards.read_collection',
  `select ${SUMMARY_COLUMNS}, owned.amount, owned.display_key
   from card_inventory owned join card using (card_id)
   where owned.user_id = $1 order by card.rating desc, card.card_id limit $2`,
  { prepared: true },
);

/** Returns a user's best `limit` cards, best rating first. */
export const readCollection = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_COLLECTION, [userID, limit]);

/** Cards of a batch: a few ms of work, so other requests are not delayed for longer. */
export const COLLECTION_BATCH_SIZE = 1000;

// All rows will be read, and sorting them fits into memory.
const TUNE_COLLECTION_CURSOR = statement(
  'cards.tune_collection_cursor',
  `select set_config('cursor_tuple_fraction', '1', true) as fraction,
     set_config('work_mem', '32MB', true) as memory`,
);
const DECLARE_COLLECTION = statement(
  'cards.declare_collection',
  `declare collection no scroll cursor for ${READ_COLLECTION.text}`,
);
const FETCH_COLLECTION = statement(
  'cards.fetch_collection',
  `fetch ${COLLECTION_BATCH_SIZE} from collection`,
  { after: [DECLARE_COLLECTION] },
);

/**
 * Opens a cursor over a user's best `limit` cards for `fetchCollectionBatch`. It ends with the
 * transaction.
 */
export async function openCollectionCursor(
  tx: Transaction,
  userID: string,
  limit: number,
): Promise<void> {
  await tx.query(TUNE_COLLECTION_CURSOR);
  await tx.query(DECLARE_COLLECTION, [userID, limit]);
}

export const fetchCollectionBatch = (tx: Transaction): Promise<CollectionRow[]> =>
  tx.query(FETCH_COLLECTION);

const COUNT_COLLECTION = statement(
  'cards.count_collection',
  'select count(*) as cards from card_inventory where user_id = $1',
  { notNull: ['cards'] },
);

/** Returns how many different cards a user has. */
export async function countCollection(queries: Queries, userID: string): Promise<number> {
  const [row] = await queries.query(COUNT_COLLECTION, [userID]);
  return row?.cards ?? 0;
}

const READ_BEST_CARDS = statement(
  'cards.read_best_cards',
  `select ${SUMMARY_COLUMNS}, display_key, count(*) over () as total
   from card_inventory join card using (card_id) where user_id = $1
   order by rating desc, card_id limit $2`,
  { notNull: ['total'] },
);

/** Returns a user's best `limit` cards, each with the number of all their different cards. */
export const readBestCards = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_BEST_CARDS, [userID, limit]);

const READ_CARDS_TO_EXPORT = statement(
  'cards.read_cards_to_export',
  `select ${INVENTORY_COLUMNS}, card.name, card.year, card.type, card.rating
   from card_inventory join card using (card_id)
   where user_id = $1 order by card.rating desc, card.card_id limit $2`,
);

/** Returns a user's best `limit` cards with their statistics. */
export const readCardsToExport = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_CARDS_TO_EXPORT, [userID, limit]);

const READ_LINEUP_CARDS = statement(
  'cards.read_lineup_cards',
  `select card_id, player_id, type, positions, rating
   from card_inventory join card using (card_id) where user_id = $1`,
);

/** Returns what lineup rules know of a user's cards. */
export const readLineupCards = (queries: Queries, userID: string) =>
  queries.query(READ_LINEUP_CARDS, [userID]);

const READ_DUPLICATES = statement(
  'cards.read_duplicates',
  `select ${SUMMARY_COLUMNS}, owned.amount, owned.unsellable, owned.is_locked,
     owned.display_key
   from card_inventory owned join card using (card_id)
   where owned.user_id = $1 and owned.amount > 1 order by card.rating desc, card.card_id`,
);

/** Returns the cards of which a user has several copies, best rating first. */
export const readDuplicates = (queries: Queries, userID: string) =>
  queries.query(READ_DUPLICATES, [userID]);
