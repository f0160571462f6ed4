import { createGame, type CreateContestGame } from '../games/create-game.ts';
import type { Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { incrementGameCount, findGameInProgress, lockUserSeries } from './contest-series-store.ts';
import { startContest } from './start-contest.ts';

interface NextGameRequest {
  readonly userID: string;
  readonly userCampaignContestID: string;
  readonly homeUserTeamID: string;
  readonly visitingUserTeamID: string;
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
}

/**
 * Starts the next game of a series; only one is in progress at a time. The two teams may be given
 * in either order, since home and away are drawn.
 */
export async function startNextGame(tx: Transaction, request: NextGameRequest, now: Date) {
  const series = await lockUserSeries(tx, request);
  if (series === undefined) return refuse('series_not_found');
  if (series.is_resigned) return refuse('series_resigned');
  const openGameID = await findGameInProgress(tx, request);
  if (openGameID !== undefined) return refuse('contest_game_under_way', { gameID: openGameID });
  if (series.games >= series.num_of_games) return refuse('all_games_played');
  const { homeUserTeamID, visitingUserTeamID, userID, userCampaignContestID } = request;
  const ownTeamID = homeUserTeamID === series.team_id ? visitingUserTeamID : homeUserTeamID;
  if (homeUserTeamID !== series.team_id && visitingUserTeamID !== series.team_id)
    return refuse('not_the_opponent');
  const game = await createGame(
    tx,
    {
      userID,
      homeUserTeamID: ownTeamID,
      visitingUserTeamID: series.team_id,
      role: 'home',
      contest: { userCampaignContestID, gamesBefore: series.games },
      fairness: request.fairness,
    },
    now,
  );
  if (!isRefusal(game)) await incrementGameCount(tx, request);
  return game;
}

/** Starts a contest's next game for `POST /games`, and a series if none is undecided. */
export const createContestGame: CreateContestGame = async (tx, request, now) => {
  const started = await startContest(tx, request, now);
  if (isRefusal(started)) return started;
  return startNextGame(tx, { ...request, ...started }, now);
};
