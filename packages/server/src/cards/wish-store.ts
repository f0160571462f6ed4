import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { SUMMARY_COLUMNS } from './card-row.ts';

const READ_WISHES = statement(
  'cards.read_wishes',
  `select ${SUMMARY_COLUMNS}, wished_at, coalesce(owned.amount, 0) as amount,
     array(select series_card.series_id from series_card
           where series_card.card_id = card_wish.card_id order by 1) as series_ids
   from card_wish join card using (card_id) left join card_inventory owned using (user_id, card_id)
   where user_id = $1 order by rating desc, card_id limit $2`,
  { notNull: ['amount', 'series_ids'], nullable: [] },
);

/** Returns a user's wish list, best rating first, with the copies that they have. */
export const readWishes = (queries: Queries, userID: string, limit: number) =>
  queries.query(READ_WISHES, [userID, limit]);

const READ_WISHED_CARD_IDS = statement(
  'cards.read_wished_card_ids',
  'select card_id from card_wish where user_id = $1 and card_id = any($2::integer[])',
  { prepared: true },
);

/** Returns the ids of those of the cards that are on a user's wish list. */
export const readWishedCardIDs = (queries: Queries, userID: string, cardIDs: readonly number[]) =>
  queries.query(READ_WISHED_CARD_IDS, [userID, cardIDs]);

const LOCK_WISHER = statement(
  'cards.lock_wisher',
  'select from account where user_id = $1 for update',
);
const COUNT_WISHES = statement(
  'cards.count_wishes',
  'select count(*)::integer as wishes from card_wish where user_id = $1',
  { notNull: ['wishes'] },
);

/**
 * Returns how many wishes a user has. Locks the account row, so that concurrent wishes are counted.
 */
export async function lockAndCountWishes(tx: Transaction, userID: string): Promise<number> {
  await tx.query(LOCK_WISHER, [userID]);
  const [row] = await tx.query(COUNT_WISHES, [userID]);
  return row?.wishes ?? 0;
}

const ADD_WISH = statement(
  'cards.add_wish',
  `insert into card_wish (user_id, card_id, wished_at) values ($1, $2, $3)
   on conflict do nothing returning card_id`,
);

/** Adds a wish. Returns false if the card was on the list already. */
export const addWish = async (
  tx: Transaction,
  wish: { readonly userID: string; readonly cardID: number; readonly now: Date },
): Promise<boolean> =>
  (await tx.query(ADD_WISH, [wish.userID, wish.cardID, wish.now])).length === 1;

const DELETE_WISH = statement(
  'cards.delete_wish',
  'delete from card_wish where user_id = $1 and card_id = $2 returning card_id',
);

/** Deletes a wish. Returns false if the card was not on the list. */
export const deleteWish = async (
  tx: Transaction,
  wish: { readonly userID: string; readonly cardID: number },
): Promise<boolean> => (await tx.query(DELETE_WISH, [wish.userID, wish.cardID])).length === 1;
