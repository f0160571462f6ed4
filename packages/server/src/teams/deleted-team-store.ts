import { DELETED_RATING_DAYS } from '@pennant/rules/leaderboard/elo';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { daysBefore } from '../platform/days-before.ts';
import { statement } from '../platform/database/statement.ts';
import type { Rating, TeamKey } from './team-rating-store.ts';

/** Returns since when a deleted team's rating holds its user's new teams down. */
const findRetentionStart = (now: Date): Date => daysBefore(now, DELETED_RATING_DAYS);

const READ_LOWEST_PLAYED_ELO = statement(
  'teams.read_lowest_played_elo',
  `select min(elo) as elo from (
     select elo from team where user_id = $1 and elo_games > 0
     union all
     select elo from deleted_team where user_id = $1 and elo_games > 0 and deleted_at >= $2
   ) played`,
);

/**
 * Returns the lowest rating of a user's teams that have played, those deleted lately included; null
 * if none has.
 */
export async function readLowestPlayedElo(
  tx: Transaction,
  userID: string,
  now: Date,
): Promise<number | null> {
  const [row] = await tx.query(READ_LOWEST_PLAYED_ELO, [userID, findRetentionStart(now)]);
  return row?.elo ?? null;
}

const LOCK_DELETED_RATING = statement(
  'teams.lock_deleted_rating',
  `select elo, elo_games as games from deleted_team where user_id = $1 and team_id = $2 for update`,
);

/**
 * Returns the rating that a deleted team has kept, locked until the transaction ends; undefined
 * where it has kept none.
 */
export async function lockDeletedRating(
  tx: Transaction,
  { userID, teamID }: TeamKey,
): Promise<Rating | undefined> {
  const [row] = await tx.query(LOCK_DELETED_RATING, [userID, teamID]);
  return row;
}

const SAVE_DELETED_RATING = statement(
  'teams.save_deleted_rating',
  'update deleted_team set elo = $3, elo_games = $4 where user_id = $1 and team_id = $2',
);

export async function saveDeletedRating(
  tx: Transaction,
  { userID, teamID }: TeamKey,
  { elo, games }: Rating,
): Promise<void> {
  await tx.query(SAVE_DELETED_RATING, [userID, teamID, elo, games]);
}

const LIST_DELETED_TEAMS = statement(
  'teams.list_deleted',
  `select team_id, elo, elo_games, deleted_at from deleted_team where user_id = $1
   order by deleted_at desc, team_id limit $2`,
);

/** Returns the ratings that a user's deleted teams have kept, the last deleted first. */
export const listDeletedTeams = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(LIST_DELETED_TEAMS, [userID, limit]);

const DELETE_EXPIRED_RATINGS = statement(
  'teams.delete_expired_ratings',
  'delete from deleted_team where deleted_at < $1',
);

/** Deletes the ratings of teams that were deleted long ago. */
export async function deleteExpiredRatings(queries: Queries, now: Date): Promise<void> {
  await queries.query(DELETE_EXPIRED_RATINGS, [findRetentionStart(now)]);
}
