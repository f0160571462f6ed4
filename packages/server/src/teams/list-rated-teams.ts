import type { Queries } from '../platform/database/database.ts';
import { findBestRated, findOwnRated, type RatedTeamRow } from './team-rating-store.ts';

const toRatedTeam = (row: RatedTeamRow) => ({
  userTeamID: row.team_id,
  userID: row.user_id,
  name: row.name,
  score: row.score,
  elo: row.elo,
  games: row.elo_games,
});

/**
 * Returns the best rated teams of all users, highest first; only teams that played a rated game.
 */
export const listBestRatedTeams = async (queries: Queries, limit: number) =>
  (await findBestRated(queries, limit)).map(toRatedTeam);

/** Returns a user's teams, best rating first; `games` is 0 for a team without a rating. */
export const listRatedTeamsOfUser = async (
  queries: Queries,
  owner: { readonly userID: string; readonly limit: number },
) => (await findOwnRated(queries, owner)).map(toRatedTeam);
