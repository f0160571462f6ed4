import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { DICE_COLUMNS, LOOSE_PITCH_COLUMNS, SUMMARY_COLUMNS } from './card-row.ts';

const READ_SEASON_PLAYERS = statement(
  'cards.read_season_players',
  `select ${SUMMARY_COLUMNS}, ${DICE_COLUMNS}, ${LOOSE_PITCH_COLUMNS}, surname,
     steal_attempt_rate, steal_success_rate, error_rate
   from card where series_id between $1 and $2 and series_id = year and rating <= $3
     and custom_by is null`,
);

/** Returns the cards of the packs of some seasons, up to a rating, with all that a game uses. */
export const readSeasonPlayers = (
  queries: Queries,
  {
    from,
    to,
    maxRating,
  }: { readonly from: number; readonly to: number; readonly maxRating: number },
) => queries.query(READ_SEASON_PLAYERS, [from, to, maxRating]);

const READ_UNSELLABLE = statement(
  'cards.read_unsellable',
  `select ${SUMMARY_COLUMNS} from card where card_id in (
     select card_id from card_inventory where user_id = $1 and unsellable > 0)
   order by rating desc, card_id`,
);

/** Returns the cards of a user that are never sold, best rating first. */
export const readUnsellable = (queries: Queries, userID: string) =>
  queries.query(READ_UNSELLABLE, [userID]);

const LOCK_UNSELLABLE = statement(
  'cards.lock_unsellable',
  `select card_id, unsellable from card_inventory
   where user_id = $1 and unsellable > 0 order by card_id for update`,
);
const DELETE_UNSELLABLE = statement(
  'cards.delete_unsellable',
  'delete from card_inventory where user_id = $1 and unsellable > 0 and amount = unsellable',
);
const TAKE_UNSELLABLE = statement(
  'cards.take_unsellable',
  `update card_inventory set amount = amount - unsellable, unsellable = 0
   where user_id = $1 and unsellable > 0`,
);

/** Takes a user's unsellable copies away. Returns how many of each card those were. */
export async function takeUnsellable(tx: Transaction, userID: string) {
  const rows = await tx.query(LOCK_UNSELLABLE, [userID]);
  await tx.query(DELETE_UNSELLABLE, [userID]);
  await tx.query(TAKE_UNSELLABLE, [userID]);
  return rows;
}
