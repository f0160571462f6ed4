import { GLICKO_START, type GlickoRating } from '@pennant/rules/leaderboard/glicko-2';
import type { Timeouts } from '@pennant/rules/live/leaving';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/**
 * Rated games that a place on the board needs, and different opponents within the time that the
 * board looks at: one friend can't lose anybody onto it.
 */
export const MIN_BOARD_GAMES = 5;
const MIN_BOARD_OPPONENTS = 3;

const COLUMNS = `rating, deviation, volatility, day, start_rating, start_deviation,
  start_volatility, games, timeouts, timed_out_at, waits_until, quit_day, quits`;

const FIND = statement('live.find_rating', `select ${COLUMNS} from live_rating where user_id = $1`);
export type LiveRatingRow = StatementRow<'live.find_rating'>;

/** Returns a user's rating in live games; undefined before the first. */
export async function findLiveRating(
  queries: Queries,
  userID: string,
): Promise<LiveRatingRow | undefined> {
  const [row] = await queries.query(FIND, [userID]);
  return row;
}

const ENSURE = statement(
  'live.ensure_rating',
  `insert into live_rating (user_id, rating, deviation, volatility, day, start_rating,
     start_deviation, start_volatility)
   values ($1, $2, $3, $4, $5, $2, $3, $4) on conflict (user_id) do nothing`,
);
const LOCK = statement(
  'live.lock_rating',
  `select ${COLUMNS} from live_rating where user_id = $1 for no key update`,
);

/** Locks a user's rating until the transaction ends; a newcomer gets one. */
export async function lockLiveRating(
  tx: Transaction,
  { userID, day }: { readonly userID: string; readonly day: Date },
): Promise<LiveRatingRow> {
  const { rating, deviation, volatility } = GLICKO_START;
  await tx.query(ENSURE, [userID, rating, deviation, volatility, day]);
  const [row] = await tx.query(LOCK, [userID]);
  if (row === undefined) throw new Error(`the user ${userID} has no rating of live games`);
  return row;
}

const SAVE = statement(
  'live.save_rating',
  `update live_rating set rating = $2, deviation = $3, volatility = $4, day = $5,
     start_rating = $6, start_deviation = $7, start_volatility = $8, games = games + 1
   where user_id = $1`,
);

/** Saves a rating that one more result has moved. */
export async function saveLiveRating(
  tx: Transaction,
  saved: {
    readonly userID: string;
    readonly rating: GlickoRating;
    readonly day: Date;
    readonly start: GlickoRating;
  },
): Promise<void> {
  const { userID, rating, day, start } = saved;
  await tx.query(SAVE, [
    userID,
    rating.rating,
    rating.deviation,
    rating.volatility,
    day,
    start.rating,
    start.deviation,
    start.volatility,
  ]);
}

const SAVE_TIMEOUT = statement(
  'live.save_timeout',
  'update live_rating set timeouts = $2, timed_out_at = $3, waits_until = $4 where user_id = $1',
  { nullable: ['$3', '$4'] },
);

/** Saves a user's timeouts, and when the user may be matched again. */
export async function saveTimeout(
  tx: Transaction,
  userID: string,
  { timeouts, waitsUntil }: { readonly timeouts: Timeouts; readonly waitsUntil: number | null },
): Promise<void> {
  const { count, lastAt } = timeouts;
  const toDate = (time: number | null) => (time === null ? null : new Date(time));
  await tx.query(SAVE_TIMEOUT, [userID, count, toDate(lastAt), toDate(waitsUntil)]);
}

const SAVE_QUIT = statement(
  'live.save_quit',
  'update live_rating set quit_day = $2, quits = $3 where user_id = $1',
);

/** Saves how many friendly quits a user has had on a UTC day. */
export async function saveQuit(
  tx: Transaction,
  { userID, day, quits }: { readonly userID: string; readonly day: Date; readonly quits: number },
): Promise<void> {
  await tx.query(SAVE_QUIT, [userID, day, quits]);
}

const LIST_BEST = statement(
  'live.list_best_rated',
  `select user_id, rating, deviation, volatility, day, games from live_rating own
   where games >= ${MIN_BOARD_GAMES} and day > $1 and ${MIN_BOARD_OPPONENTS} <= (
     select count(distinct opponent_user_id) from live_seat seat
     where seat.user_id = own.user_id and seat.day > $1 and seat.rating_after is not null)
   order by rating desc, user_id limit $2`,
);

/** Returns the best rated users with rated games since a day. */
export const listBestLive = (
  queries: Queries,
  { since, limit }: { readonly since: Date; readonly limit: number },
) => queries.query(LIST_BEST, [since, limit]);
