import { MIN_BOARD_CHALLENGES } from '@pennant/rules/challenges/challenge-limits';
import { GLICKO_START, type GlickoRating } from '@pennant/rules/leaderboard/glicko-2';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** A user's rating after the last day with results, and that with which the day began. */
export type UserRatingRow = StatementRow<'challenges.find_rating'>;

const COLUMNS = `user_id, rating, deviation, volatility, day, start_rating, start_deviation,
  start_volatility, attacks, defences, month, month_attacks`;

const FIND_RATING = statement(
  'challenges.find_rating',
  `select ${COLUMNS} from user_rating where user_id = $1`,
);

/** Returns a user's rating; undefined before the first rated game. */
export async function readRating(
  queries: Queries,
  userID: string,
): Promise<UserRatingRow | undefined> {
  const [row] = await queries.query(FIND_RATING, [userID]);
  return row;
}

const ENSURE_RATING = statement(
  'challenges.ensure_rating',
  `insert into user_rating (user_id, rating, deviation, volatility, day, start_rating,
     start_deviation, start_volatility, attacks, defences, month)
   values ($1, $2, $3, $4, $5, $2, $3, $4, 0, 0, $6) on conflict (user_id) do nothing`,
);
const LOCK_RATING = statement(
  'challenges.lock_rating',
  `select ${COLUMNS} from user_rating where user_id = $1 for no key update`,
);

/** Locks a user's rating until the transaction ends, and returns it; undefined without one. */
export async function lockRating(
  tx: Transaction,
  userID: string,
): Promise<UserRatingRow | undefined> {
  const [row] = await tx.query(LOCK_RATING, [userID]);
  return row;
}

/** Locks a user's rating as `lockRating` does; a newcomer gets one. */
export async function lockOrCreateRating(
  tx: Transaction,
  { userID, day, month }: { readonly userID: string; readonly day: Date; readonly month: Date },
): Promise<UserRatingRow> {
  const { rating, deviation, volatility } = GLICKO_START;
  await tx.query(ENSURE_RATING, [userID, rating, deviation, volatility, day, month]);
  const row = await lockRating(tx, userID);
  if (row === undefined) throw new Error(`the user ${userID} has no rating`);
  return row;
}

const SAVE_RATING = statement(
  'challenges.save_rating',
  `update user_rating set rating = $2, deviation = $3, volatility = $4, day = $5,
     start_rating = $6, start_deviation = $7, start_volatility = $8, attacks = $9, defences = $10,
     month_attacks = $11
   where user_id = $1`,
);
const SHOW_RATING = statement(
  'challenges.show_rating',
  'update published_team set rating = $2 where user_id = $1',
);

/** Saves a rating, and lets the user be found by it. */
export async function saveRating(
  tx: Transaction,
  saved: {
    readonly userID: string;
    readonly rating: GlickoRating;
    readonly day: Date;
    readonly start: GlickoRating;
    readonly attacks: number;
    readonly defences: number;
    readonly monthAttacks: number;
  },
): Promise<void> {
  const { userID, rating, start } = saved;
  await tx.query(SAVE_RATING, [
    userID,
    rating.rating,
    rating.deviation,
    rating.volatility,
    saved.day,
    start.rating,
    start.deviation,
    start.volatility,
    saved.attacks,
    saved.defences,
    saved.monthAttacks,
  ]);
  await tx.query(SHOW_RATING, [userID, rating.rating]);
}

const SAVE_TURNED = statement(
  'challenges.save_turned_rating',
  `update user_rating set rating = $2, deviation = $3, month = $4, month_attacks = 0
   where user_id = $1`,
);

/** Saves a rating that the turn of a month has moved, and lets the user be found by it. */
export async function saveTurnedRating(
  tx: Transaction,
  {
    userID,
    rating,
    month,
  }: { readonly userID: string; readonly rating: GlickoRating; readonly month: Date },
): Promise<void> {
  await tx.query(SAVE_TURNED, [userID, rating.rating, rating.deviation, month]);
  await tx.query(SHOW_RATING, [userID, rating.rating]);
}

const LIST_OF_EARLIER_MONTHS = statement(
  'challenges.list_ratings_of_earlier_months',
  'select user_id from user_rating where month < $1 limit $2',
);

/** Returns users whose rating is of a month before this one. */
export async function listRatingsOfEarlierMonths(
  queries: Queries,
  { month, limit }: { readonly month: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await queries.query(LIST_OF_EARLIER_MONTHS, [month, limit]);
  return rows.map(({ user_id }) => user_id);
}

const LIST_ATTACKS_OF_DAY = statement(
  'challenges.list_attacks_of_day',
  `select game_id, defender_rating as rating, defender_deviation as deviation, won
   from challenge where user_id = $1 and day = $2 and rating_after is not null`,
);

/** Returns the rated challenges that a user has ended on a day. */
export const listAttacksOfDay = (
  queries: Queries,
  { userID, day }: { readonly userID: string; readonly day: Date },
) => queries.query(LIST_ATTACKS_OF_DAY, [userID, day]);

const LIST_DEFENCES_OF_DAY = statement(
  'challenges.list_defences_of_day',
  `select game_id, opponent_rating as rating, opponent_deviation as deviation, won
   from defence where user_id = $1 and day = $2 and rating_after is not null`,
);

/** Returns the rated defences of a user that were entered on a day. */
export const listDefencesOfDay = (
  queries: Queries,
  { userID, day }: { readonly userID: string; readonly day: Date },
) => queries.query(LIST_DEFENCES_OF_DAY, [userID, day]);

const LIST_BEST_RATED = statement(
  'challenges.list_best_rated',
  `select r.user_id, r.rating, r.deviation, r.volatility, r.day, r.attacks, r.defences,
     r.month, r.month_attacks, p.team_name, p.team_score, p.problem
   from user_rating r left join published_team p on p.user_id = r.user_id
   where r.attacks >= ${MIN_BOARD_CHALLENGES} and r.day > $1
   order by r.rating desc, r.user_id limit $2`,
  { nullable: ['team_name', 'team_score', 'problem'] },
);

/** Returns the best rated users with rated challenges since a day, with their published teams. */
export const listBestRated = (
  queries: Queries,
  { since, limit }: { readonly since: Date; readonly limit: number },
) => queries.query(LIST_BEST_RATED, [since, limit]);
