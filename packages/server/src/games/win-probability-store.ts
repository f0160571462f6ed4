import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';

const LIST_WITHOUT_WPA = statement(
  'games.list_without_wpa',
  `select user_id as "userID", game_id as "gameID" from game
   where is_final and not has_wpa and setup is null
     and ($1::uuid is null or (user_id, game_id) > ($1, $2))
   order by user_id, game_id limit $3`,
  { nullable: ['$1', '$2'] },
);

/**
 * Returns the next games, by user and game, that are over, have a record, and of which the win
 * probability added is not entered.
 */
export const listGamesWithoutWpa = (
  queries: Queries,
  { after, limit }: { readonly after: GameKey | null; readonly limit: number },
): Promise<GameKey[]> =>
  queries.query(LIST_WITHOUT_WPA, [after?.userID ?? null, after?.gameID ?? null, limit]);

const LOCK_WITHOUT_WPA = statement(
  'games.lock_without_wpa',
  `select role, is_abandoned, finished_at, clicked_game_of_day,
     home_user_id is not distinct from visiting_user_id as between_own_teams
   from game where user_id = $1 and game_id = $2 and is_final and not has_wpa
   for no key update skip locked`,
  { notNull: ['between_own_teams'] },
);

/**
 * Locks such a game until the transaction ends. Returns null if another program has it, or has
 * entered it.
 */
export async function lockGameWithoutWpa(
  tx: Transaction,
  { userID, gameID }: GameKey,
): Promise<StatementRow<'games.lock_without_wpa'> | null> {
  const [row] = await tx.query(LOCK_WITHOUT_WPA, [userID, gameID]);
  return row ?? null;
}

const MARK_WPA = statement(
  'games.mark_wpa',
  'update game set has_wpa = true where user_id = $1 and game_id = $2',
);

/** Notes that the win probability added of a game is entered. */
export async function markWpa(tx: Transaction, { userID, gameID }: GameKey): Promise<void> {
  await tx.query(MARK_WPA, [userID, gameID]);
}
