import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export interface TeamKey {
  readonly userID: string;
  readonly teamID: string;
}

/** A team's Elo and how many games it is based on. */
export type Rating = StatementRow<'teams.lock_rating'>;

const LOCK_RATING = statement(
  'teams.lock_rating',
  `select elo, elo_games as games from team where user_id = $1 and team_id = $2 for update`,
  { prepared: true },
);

/** Returns a team's rating, locked until the transaction ends; undefined where it is deleted. */
export async function lockRating(
  tx: Transaction,
  { userID, teamID }: TeamKey,
): Promise<Rating | undefined> {
  const [row] = await tx.query(LOCK_RATING, [userID, teamID]);
  return row;
}

const SAVE_RATING = statement(
  'teams.save_rating',
  'update team set elo = $3, elo_games = $4 where user_id = $1 and team_id = $2',
  { prepared: true },
);

export async function saveRating(
  tx: Transaction,
  { userID, teamID }: TeamKey,
  { elo, games }: Rating,
): Promise<void> {
  await tx.query(SAVE_RATING, [userID, teamID, elo, games]);
}

const READ_COMPUTER_TEAM_SCORE = statement(
  'teams.read_computer_team_score',
  'select score from computer_club where team_id = $1',
  { prepared: true },
);

/** Returns the score of a computer team; undefined where there is none of this id. */
export async function findComputerTeamScore(
  queries: Queries,
  teamID: string,
): Promise<number | undefined> {
  const [row] = await queries.query(READ_COMPUTER_TEAM_SCORE, [teamID]);
  return row?.score;
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
