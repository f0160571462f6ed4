import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export interface TeamKey {
  readonly userID: string;
  readonly teamID: string;
}

/** A team's Elo and how many games it is based on. */
export type Rating = StatementRow<'teams.lock_ratings'>;

const LOCK_RATINGS = statement(
  'teams.lock_ratings',
  `select user_id as "userID", team_id as "teamID", elo, elo_games as games from team
   where (user_id, team_id) in (select * from unnest($1::uuid[], $2::uuid[]))
   order by user_id, team_id for update`,
);

/** Returns ratings of teams, locked until the transaction ends. Deleted teams are left out. */
export const lockRatings = (tx: Transaction, teams: readonly TeamKey[]): Promise<Rating[]> =>
  tx.query(LOCK_RATINGS, [teams.map(({ userID }) => userID), teams.map(({ teamID }) => teamID)]);

const SAVE_RATINGS = statement(
  'teams.save_ratings',
  `update team set elo = rating.elo, elo_games = rating.games
   from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[])
     as rating (user_id, team_id, elo, games)
   where team.user_id = rating.user_id and team.team_id = rating.team_id`,
);

export async function saveRatings(tx: Transaction, ratings: readonly Rating[]): Promise<void> {
  await tx.query(SAVE_RATINGS, [
    ratings.map(({ userID }) => userID),
    ratings.map(({ teamID }) => teamID),
    ratings.map(({ elo }) => elo),
    ratings.map(({ games }) => games),
  ]);
}

const READ_COMPUTER_TEAM_SCORES = statement(
  'teams.read_computer_team_scores',
  'select team_id, score from computer_club where team_id = any($1::uuid[])',
);

/** Returns the scores of computer teams by id. Unknown ids are left out. */
export async function findComputerTeamScores(
  queries: Queries,
  teamIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.query(READ_COMPUTER_TEAM_SCORES, [teamIDs]);
  return new Map(rows.map(({ team_id, score }) => [team_id, score]));
}

export type RatedTeamRow = StatementRow<'teams.find_best_rated'>;

const FIND_BEST_RATED = statement(
  'teams.find_best_rated',
  `select team_id, user_id, name, score, elo, elo_games from team where elo_games > 0
   order by elo desc, team_id limit $1`,
  { prepared: true },
);

/**
 * Returns the best rated teams of all users, highest first; ties by the team's age, oldest first.
 */
export const findBestRated = (queries: Queries, limit: number): Promise<RatedTeamRow[]> =>
  queries.query(FIND_BEST_RATED, [limit]);

const FIND_OWN_RATED = statement(
  'teams.find_own_rated',
  `select team_id, user_id, name, score, elo, elo_games from team where user_id = $1
   order by elo_games = 0, elo desc, score desc, team_id limit $2`,
);

/** Returns a user's teams, best rating first, teams without a rating last. */
export const findOwnRated = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<RatedTeamRow[]> => queries.query(FIND_OWN_RATED, [userID, limit]);
