import { RATED_TEAMS_SHOWN, type RatedTeam } from '@pennant/contract/leaderboard';
import type { Queries } from '../platform/database/database.ts';
import { listBestRated } from '../teams/rated-teams.ts';
import type { FindUsernames } from './show-boards.ts';

/** Returns the best rated teams with the names of their users, highest first. */
export async function showRatings(
  queries: Queries,
  findUsernames: FindUsernames,
): Promise<RatedTeam[]> {
  const teams = await listBestRated(queries, RATED_TEAMS_SHOWN);
  const usernames = await findUsernames(queries, [...new Set(teams.map(({ userID }) => userID))]);
  return teams.flatMap((team) => {
    const username = usernames.get(team.userID);
    return username === undefined ? [] : [{ ...team, User: { userID: team.userID, username } }];
  });
}
