import type { Queries, Transaction } from '../platform/database/database.ts';

export interface TeamKey {
  readonly userID: string;
  readonly teamID: string;
}

export interface Rating extends TeamKey {
  readonly elo: number;
  /** How many games the rating is based on. */
  readonly games: number;
}

/** Returns ratings of teams, locked until the transaction ends. Deleted teams are left out. */
export const lockRatings = (tx: Transaction, teams: readonly TeamKey[]): Promise<Rating[]> =>
  tx.query<{ userID: string; teamID: string; elo: number; games: number }>(
    `select user_id as "userID", team_id as "teamID", elo, elo_games as games from team
     where (user_id, team_id) in (select * from unnest($1::uuid[], $2::uuid[]))
     order by user_id, team_id for update`,
    [teams.map(({ userID }) => userID), teams.map(({ teamID }) => teamID)],
  );

export async function saveRatings(tx: Transaction, ratings: readonly Rating[]): Promise<void> {
  await tx.query(
    `update team set elo = rating.elo, elo_games = rating.games
     from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[])
       as rating (user_id, team_id, elo, games)
     where team.user_id = rating.user_id and team.team_id = rating.team_id`,
    [
      ratings.map(({ userID }) => userID),
      ratings.map(({ teamID }) => teamID),
      ratings.map(({ elo }) => elo),
      ratings.map(({ games }) => games),
    ],
  );
}

/** Returns the scores of computer teams by id. Unknown ids are left out. */
export async function findComputerTeamScores(
  queries: Queries,
  teamIDs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.query<{ team_id: string; score: number }>(
    'select team_id, score from computer_club where team_id = any($1::uuid[])',
    [teamIDs],
  );
  return new Map(rows.map(({ team_id, score }) => [team_id, score]));
}

interface RatedRow {
  readonly team_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly score: number;
  readonly elo: number;
  readonly elo_games: number;
}

/**
 * Returns the best rated teams of all users, highest first; ties by the team's age, oldest first.
 */
export const findBestRated = (queries: Queries, limit: number): Promise<RatedRow[]> =>
  queries.query<RatedRow>(
    {
      name: 'best_rated_teams',
      text: `select team_id, user_id, name, score, elo, elo_games from team where elo_games > 0
             order by elo desc, team_id limit $1`,
    },
    [limit],
  );

/** Returns a user's teams, best rating first, teams without a rating last. */
export const findOwnRated = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
): Promise<RatedRow[]> =>
  queries.query<RatedRow>(
    `select team_id, user_id, name, score, elo, elo_games from team where user_id = $1
     order by elo_games = 0, elo desc, score desc, team_id limit $2`,
    [userID, limit],
  );
