import type { Queries } from '../platform/database/database.ts';
import { findBestRated, findOwnRated } from './rating-store.ts';

type Row = Awaited<ReturnType<typeof findBestRated>>[number];

const ratedTeamOf = (row: Row) => ({
  userTeamID: row.team_id,
  userID: row.user_id,
  name: row.name,
  score: row.score,
  elo: row.elo,
  games: row.elo_games,
});

/** The best rated teams of all users, highest first; only teams that have played a rated game. */
export const listBestRated = async (queries: Queries, limit: number) =>
  (await findBestRated(queries, limit)).map(ratedTeamOf);

/** A user's teams for everyone to see, the best rating first; `games` is 0 where a team has none yet. */
export const listRatedOf = async (
  queries: Queries,
  asked: { readonly userID: string; readonly limit: number },
) => (await findOwnRated(queries, asked)).map(ratedTeamOf);
