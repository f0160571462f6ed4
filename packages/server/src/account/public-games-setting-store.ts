import type { Queries } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

const FIND_SHOWN_USER = statement(
  'account.find_shown_user',
  'select username, shows_games from account where user_id = $1',
  { prepared: true },
);

/** Returns the username of a user, and whether their games are shown; undefined for nobody. */
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
