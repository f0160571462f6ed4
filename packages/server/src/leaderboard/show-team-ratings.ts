import { MAX_RATED_TEAMS, type RatedTeam } from '@pennant/contract/leaderboard';
import type { Queries } from '../platform/database/database.ts';
import { listBestRatedTeams } from '../teams/list-rated-teams.ts';
import type { FindUsernames } from './show-boards.ts';

/** Returns the best rated teams with the names of their users, highest first. */
export async function showTeamRatings(
  queries: Queries,
  findUsernames: FindUsernames,
): Promise<RatedTeam[]> {
  const teams = await listBestRatedTeams(queries, MAX_RATED_TEAMS);
  const usernames = await findUsernames(queries, [...new Set(teams.map(({ userID }) => userID))]);
  return teams.flatMap((team) => {
    const username = usernames.get(team.userID);
    return username === undefined ? [] : [{ ...team, User: { userID: team.userID, username } }];
  });
}
