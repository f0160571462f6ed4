import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const FIND_SHOWN_USER = statement(
  'account.find_shown_user',
  `select username, shows_games, shows_live_games, hidden_at is not null as is_hidden from account
   where user_id = $1`,
  { prepared: true, notNull: ['is_hidden'] },
);

/** Returns the username of a user, and what shows or hides their games; undefined for nobody. */
export async function findShownUserRow(
  queries: Queries,
  userID: string,
): Promise<StatementRow<'account.find_shown_user'> | undefined> {
  const [row] = await queries.query(FIND_SHOWN_USER, [userID]);
  return row;
}

const SAVE_SHOWS_GAMES = statement(
  'account.save_shows_games',
  'update account set shows_games = $2 where user_id = $1',
);

export async function saveShowsGames(
  queries: Queries,
  { userID, showsGames }: { readonly userID: string; readonly showsGames: boolean },
): Promise<void> {
  await queries.query(SAVE_SHOWS_GAMES, [userID, showsGames]);
}

const FIND_SHOWN_USERS = statement(
  'account.find_shown_users',
  `select user_id, username, hidden_at is not null as is_hidden from account
   where user_id = any($1::uuid[])`,
  { notNull: ['is_hidden'] },
);

/** Returns the usernames of users, and whether an admin hides their games. */
export const findShownUserRows = (
  queries: Queries,
  userIDs: readonly string[],
): Promise<StatementRow<'account.find_shown_users'>[]> =>
  queries.query(FIND_SHOWN_USERS, [userIDs]);

const SAVE_SHOWS_LIVE_GAMES = statement(
  'account.save_shows_live_games',
  'update account set shows_live_games = $2 where user_id = $1',
);

export async function saveShowsLiveGames(
  queries: Queries,
  { userID, showsLiveGames }: { readonly userID: string; readonly showsLiveGames: boolean },
): Promise<void> {
  await queries.query(SAVE_SHOWS_LIVE_GAMES, [userID, showsLiveGames]);
}
