import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';
import type { GameKey } from './game-store.ts';

/** Games under way whose user knows of no end, or of one that a turn has put off. */
const IS_WITHOUT_LETTER = `not is_final and last_played_day <= $1
  and (idle_letter_day is null or idle_letter_day <= last_played_day)`;

const FIND_USERS_WITHOUT_LETTER = statement(
  'games.find_users_without_letter',
  `select distinct user_id from game where ${IS_WITHOUT_LETTER}
     and ($2::uuid is null or user_id > $2)
   order by user_id limit $3`,
  { nullable: ['$2'] },
);

/**
 * Returns the next users, by id, with a game that was not played since a day and of which no letter
 * has told.
 */
export async function findUsersWithoutLetter(
  queries: Queries,
  {
    notPlayedSince,
    after,
    limit,
  }: { readonly notPlayedSince: Date; readonly after: string | null; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await queries.query(FIND_USERS_WITHOUT_LETTER, [notPlayedSince, after, limit]);
  return rows.map(({ user_id }) => user_id);
}

const MARK_LETTER = statement(
  'games.mark_idle_letter',
  `with due as (
     select user_id, game_id from game where user_id = $2 and ${IS_WITHOUT_LETTER}
     order by game_id for no key update
   )
   update game set idle_letter_day = $3 from due
   where game.user_id = $2 and game.game_id = due.game_id
   returning game.game_id, home_name, visiting_name, last_played_day`,
);

/** A game that a letter tells of. */
export type IdleGame = StatementRow<'games.mark_idle_letter'>;

/**
 * Marks the games of a user that were not played since a day as told of by a letter, and returns
 * them, the one that ends first on top. Of two programs only one gets a game.
 */
export async function markIdleLetter(
  tx: Transaction,
  {
    userID,
    notPlayedSince,
    letterDay,
  }: { readonly userID: string; readonly notPlayedSince: Date; readonly letterDay: Date },
): Promise<readonly IdleGame[]> {
  const games = await tx.query(MARK_LETTER, [notPlayedSince, userID, letterDay]);
  return games.toSorted((a, b) => a.last_played_day.getTime() - b.last_played_day.getTime());
}

/** Games under way that no turn and no time since the letter keeps any more. */
const IS_OVERDUE = `not is_final and last_played_day <= $1
  and idle_letter_day > last_played_day and idle_letter_day <= $2`;

/** The days that a game must have been left alone since, to end. */
interface IdleSince {
  readonly notPlayedSince: Date;
  readonly letterBefore: Date;
}

const FIND_OVERDUE_GAMES = statement(
  'games.find_overdue',
  `select user_id as "userID", game_id as "gameID" from game where ${IS_OVERDUE}
     and ($3::uuid is null or (user_id, game_id) > ($3, $4))
   order by user_id, game_id limit $5`,
  { nullable: ['$3', '$4'] },
);

/** Returns the next games, by user and game, that end as abandoned. */
export const findOverdueGames = (
  queries: Queries,
  { notPlayedSince, letterBefore }: IdleSince,
  { after, limit }: { readonly after: GameKey | null; readonly limit: number },
): Promise<GameKey[]> =>
  queries.query(FIND_OVERDUE_GAMES, [
    notPlayedSince,
    letterBefore,
    after?.userID ?? null,
    after?.gameID ?? null,
    limit,
  ]);

const LOCK_OVERDUE_GAME = statement(
  'games.lock_overdue',
  `select from game where ${IS_OVERDUE} and user_id = $3 and game_id = $4 and version = $5
   for no key update`,
);

/**
 * Locks a game that ends as abandoned until the transaction ends. Returns false if it was played
 * or has ended since it was read.
 */
export async function lockOverdueGame(
  tx: Transaction,
  { notPlayedSince, letterBefore }: IdleSince,
  { userID, gameID, version }: GameKey & { readonly version: number },
): Promise<boolean> {
  const rows = await tx.query(LOCK_OVERDUE_GAME, [
    notPlayedSince,
    letterBefore,
    userID,
    gameID,
    version,
  ]);
  return rows.length === 1;
}
