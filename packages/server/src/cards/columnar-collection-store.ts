import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import { CLUB_NAMES_COLUMN, HISTORY_COLUMN } from './card-row.ts';

export type ColumnsRow = StatementRow<'cards.read_collection_page'>;

const READ_COLLECTION_PAGE = statement(
  'cards.read_collection_page',
  `select card_id, coalesce(card.series_id, card.year) as series_id, card.name, card.year,
     card.type, card.rating, card.positions, card.teams, card.club_name, card.player_id, card.bats,
     card.throws, owned.amount, owned.display_key, ${CLUB_NAMES_COLUMN}, ${HISTORY_COLUMN}
   from (select card_id, amount, display_key from card_inventory
         where user_id = $1 and card_id > $2 order by card_id limit $3) owned
   join card using (card_id) order by card_id`,
  { prepared: true, notNull: ['series_id'] },
);

/** Returns a page of a user's cards in order of card id. Reads only the index rows of the page. */
export const readCollectionPage = (
  queries: Queries,
  userID: string,
  after: number,
  limit: number,
) => queries.query(READ_COLLECTION_PAGE, [userID, after, limit]);
