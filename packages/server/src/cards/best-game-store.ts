import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { BestGame } from './careers.ts';

const FIND_USERS_BY_POINTS = statement(
  'cards.find_users_by_points',
  `select distinct user_id from card_career
   where best_points is not null and ($1::uuid is null or user_id > $1)
   order by user_id limit $2`,
  { nullable: ['$1'] },
);

/** Returns the next users, by id, with cards whose best game a program of before has chosen. */
export async function findUsersByPoints(
  queries: Queries,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await queries.query(FIND_USERS_BY_POINTS, [after, limit]);
  return rows.map(({ user_id }) => user_id);
}

const LIST_BY_POINTS = statement(
  'cards.list_by_points',
  'select card_id, games from card_career where user_id = $1 and best_points is not null',
);

/** Returns those cards of a user, and how many games the career of each has. */
export const listByPoints = (
  queries: Queries,
  userID: string,
): Promise<StatementRow<'cards.list_by_points'>[]> => queries.query(LIST_BY_POINTS, [userID]);

const SET_BEST_GAMES = statement(
  'cards.set_best_games',
  `update card_career career
   set best_game_id = best.game_id, best_wpa = best.wpa, best_points = null
   from unnest($2::integer[], $3::uuid[], $4::integer[]) as best (card_id, game_id, wpa)
   where career.user_id = $1 and career.card_id = best.card_id`,
  { nullable: ['$3', '$4'] },
);

/** Writes the best games of cards; null where none of a card's games can be read. */
export async function setBestGames(
  tx: Transaction,
  userID: string,
  best: ReadonlyMap<number, BestGame | null>,
): Promise<void> {
  const games = [...best.values()];
  await tx.query(SET_BEST_GAMES, [
    userID,
    [...best.keys()],
    games.map((game) => game?.gameID ?? null),
    games.map((game) => game?.wpa ?? null),
  ]);
}
