import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** Games that count for the cards in them. */
const COUNTS = `is_final and not is_abandoned
  and home_user_id is distinct from visiting_user_id`;
const IS_UNCOUNTED = `${COUNTS} and not is_in_careers`;

const HAS_UNCOUNTED = statement(
  'games.has_uncounted',
  `select from game where user_id = $1 and ${IS_UNCOUNTED} limit 1`,
  { prepared: true },
);

/** Whether a user has games that count for cards and that their careers do not have yet. */
export const hasUncountedGames = async (queries: Queries, userID: string): Promise<boolean> =>
  (await queries.query(HAS_UNCOUNTED, [userID])).length === 1;

const FIND_USERS_WITH_UNCOUNTED = statement(
  'games.find_users_with_uncounted',
  `select distinct user_id from game where ${IS_UNCOUNTED} and ($1::uuid is null or user_id > $1)
   order by user_id limit $2`,
  { nullable: ['$1'] },
);

/** Returns the next users, by id, who have such games. */
export async function findUsersWithUncounted(
  queries: Queries,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await queries.query(FIND_USERS_WITH_UNCOUNTED, [after, limit]);
  return rows.map(({ user_id }) => user_id);
}

export type CountedGame = StatementRow<'games.list_of_careers'>;

const LIST_OF_CAREERS = statement(
  'games.list_of_careers',
  `select game_id, role from game where user_id = $1 and ${COUNTS}
   order by finished_at, game_id`,
);

/** Returns all games of a user that count for cards, in the order in which they ended. */
export const listGamesOfCareers = (queries: Queries, userID: string): Promise<CountedGame[]> =>
  queries.query(LIST_OF_CAREERS, [userID]);

const MARK_COUNTED = statement(
  'games.mark_counted',
  `update game set is_in_careers = true where user_id = $1 and ${IS_UNCOUNTED}`,
);

/** Marks all games of a user as counted in the careers of their cards. */
export async function markGamesCounted(tx: Transaction, userID: string): Promise<void> {
  await tx.query(MARK_COUNTED, [userID]);
}

export type GameOfCareer = StatementRow<'games.read_of_career'>;

const READ_OF_CAREER = statement(
  'games.read_of_career',
  `select game_id, finished_at, role, home_name, visiting_name, is_public from game
   where user_id = $1 and game_id = any($2::uuid[]) and is_final`,
);

/** Returns what a card's career tells of some of its user's games. */
export const readGamesOfCareer = (
  queries: Queries,
  userID: string,
  gameIDs: readonly string[],
): Promise<GameOfCareer[]> => queries.query(READ_OF_CAREER, [userID, gameIDs]);
