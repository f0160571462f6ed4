import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';

const FIND_USER_OF_GAME = statement(
  'games.find_user_of_game',
  'select user_id from public_game_directory where game_id = $1',
  { prepared: true },
);

/** Returns the id of the user who has the game of an id; null where the directory has no such. */
export async function findUserOfGame(queries: Queries, gameID: string): Promise<string | null> {
  const [row] = await queries.query(FIND_USER_OF_GAME, [gameID]);
  return row?.user_id ?? null;
}

const ENTER_IN_DIRECTORY = statement(
  'games.enter_in_directory',
  `insert into public_game_directory (game_id, user_id) values ($1, $2)
   on conflict (game_id) do nothing`,
);

/** Enters a game in the directory of who has which; one that is there stays. */
export async function enterInDirectory(
  tx: Transaction,
  { userID, gameID }: GameKey,
): Promise<void> {
  await tx.query(ENTER_IN_DIRECTORY, [gameID, userID]);
}

const ENTER_GAMES_IN_DIRECTORY = statement(
  'games.enter_games_in_directory',
  `insert into public_game_directory (game_id, user_id)
   select game_id, $1 from unnest($2::uuid[]) as entered (game_id)
   on conflict (game_id) do nothing`,
);

/** Enters games of a user in the directory; those that are there stay. */
export async function enterGamesInDirectory(
  tx: Transaction,
  { userID, gameIDs }: { readonly userID: string; readonly gameIDs: readonly string[] },
): Promise<void> {
  await tx.query(ENTER_GAMES_IN_DIRECTORY, [userID, gameIDs]);
}

const DELETE_FROM_DIRECTORY = statement(
  'games.delete_from_directory',
  'delete from public_game_directory where user_id = $1',
);

/** Deletes all games of a user from the directory. */
export async function deleteFromDirectory(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_FROM_DIRECTORY, [userID]);
}

const SET_VISIBILITY = statement(
  'games.set_visibility',
  'update game set is_public = $3 where user_id = $1 and game_id = $2 returning true',
);

/** Sets whether a game is public once it is over. Returns false if the user has no such game. */
export async function setVisibility(
  tx: Transaction,
  { userID, gameID }: GameKey,
  isPublic: boolean,
): Promise<boolean> {
  const rows = await tx.query(SET_VISIBILITY, [userID, gameID, isPublic]);
  return rows.length === 1;
}

const SHOW_EARLIER = statement(
  'games.show_earlier',
  `update game set is_public = true
   where user_id = $1 and game_id in (
     select game_id from game where user_id = $1 and is_final and is_public is null
     order by game_id limit $2)
   returning game_id`,
);

/**
 * Makes games of a user public that ended before games could be, at most `limit`. Returns their
 * ids.
 */
export async function showEarlier(
  tx: Transaction,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<string[]> {
  const rows = await tx.query(SHOW_EARLIER, [userID, limit]);
  return rows.map(({ game_id }) => game_id);
}

const HAS_EARLIER = statement(
  'games.has_earlier',
  'select from game where user_id = $1 and is_final and is_public is null limit 1',
);

/** Whether a user has games that ended before games could be public, and that are hidden. */
export async function hasEarlier(queries: Queries, userID: string): Promise<boolean> {
  return (await queries.query(HAS_EARLIER, [userID])).length === 1;
}

const LIST_WITHOUT_VISIBILITY = statement(
  'games.list_without_visibility',
  `select user_id as "userID", game_id as "gameID" from game
   where is_public is null and not is_final
     and ($1::uuid is null or (user_id, game_id) > ($1, $2))
   order by user_id, game_id limit $3`,
  { nullable: ['$1', '$2'] },
);

/** Returns the next games under way, by user and game, that began before games could be public. */
export const listWithoutVisibility = (
  queries: Queries,
  { after, limit }: { readonly after: GameKey | null; readonly limit: number },
): Promise<GameKey[]> =>
  queries.query(LIST_WITHOUT_VISIBILITY, [after?.userID ?? null, after?.gameID ?? null, limit]);

const SHOW_UNDER_WAY = statement(
  'games.show_under_way',
  `update game set is_public = true
   where user_id = $1 and game_id = $2 and is_public is null and not is_final returning true`,
);

/** Has a game under way be public once it is over. Returns false if that was settled before. */
export async function showUnderWay(tx: Transaction, { userID, gameID }: GameKey): Promise<boolean> {
  return (await tx.query(SHOW_UNDER_WAY, [userID, gameID])).length === 1;
}
