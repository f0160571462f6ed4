import type { Queries, Transaction } from '../platform/database/database.ts';

/** A team's rating and how many games it comes from; locked until the transaction ends. */
export async function lockRating(
  tx: Transaction,
  { userID, teamID }: { readonly userID: string; readonly teamID: string },
): Promise<{ elo: number; elo_games: number } | undefined> {
  const [row] = await tx.query<{ elo: number; elo_games: number }>(
    'select elo, elo_games from team where user_id = $1 and team_id = $2 for update',
    [userID, teamID],
  );
  return row;
}

export async function saveRating(
  tx: Transaction,
  {
    userID,
    teamID,
    elo,
  }: { readonly userID: string; readonly teamID: string; readonly elo: number },
): Promise<void> {
  await tx.query(
    'update team set elo = $3, elo_games = elo_games + 1 where user_id = $1 and team_id = $2',
    [userID, teamID, elo],
  );
}

/** The score of a computer team; nothing where there is no such team. */
export async function findClubScore(queries: Queries, teamID: string): Promise<number | undefined> {
  const [row] = await queries.query<{ score: number }>(
    'select score from computer_club where team_id = $1',
    [teamID],
  );
  return row?.score;
}
