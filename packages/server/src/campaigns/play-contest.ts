import { createGame, type CreateContestGame } from '../games/create-game.ts';
import type { Transaction } from '../platform/database/database.ts';
import { newOwnedID } from '../platform/owned-id.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { countGame, findGameUnderWay, lockSeriesOf, openSeries } from './series-store.ts';
import { findContest } from './store.ts';

/** Starts a series; where one of the contest is open, that is it. */
export async function startContest(
  tx: Transaction,
  { userID, campaignContestID }: { readonly userID: string; readonly campaignContestID: number },
  now: Date,
) {
  const contest = await findContest(tx, campaignContestID);
  if (contest === undefined) return refuse('contest_not_found');
  const userCampaignContestID = await openSeries(
    tx,
    {
      userID,
      userCampaignContestID: newOwnedID(now),
      campaignContestID,
      teamID: contest.team_id,
      numOfGames: contest.num_of_games,
    },
    now,
  );
  return { userCampaignContestID };
}

interface NextGame {
  readonly userID: string;
  readonly userCampaignContestID: string;
  readonly homeUserTeamID: string;
  readonly visitingUserTeamID: string;
  readonly fairness?: { readonly id: string; readonly clientSeed: string } | undefined;
}

/** Starts the next game of a series, one at a time; the two teams may be named in either order, since home and away are drawn. */
export async function playNextGame(tx: Transaction, asked: NextGame, now: Date) {
  const series = await lockSeriesOf(tx, asked);
  if (series === undefined) return refuse('series_not_found');
  if (series.is_resigned) return refuse('series_resigned');
  const underWay = await findGameUnderWay(tx, asked);
  if (underWay !== undefined) return refuse('contest_game_under_way', { gameID: underWay });
  if (series.games >= series.num_of_games) return refuse('all_games_played');
  const { homeUserTeamID, visitingUserTeamID, userID, userCampaignContestID } = asked;
  const own = homeUserTeamID === series.team_id ? visitingUserTeamID : homeUserTeamID;
  if (homeUserTeamID !== series.team_id && visitingUserTeamID !== series.team_id)
    return refuse('not_the_opponent');
  const game = await createGame(
    tx,
    {
      userID,
      homeUserTeamID: own,
      visitingUserTeamID: series.team_id,
      role: 'home',
      contest: { userCampaignContestID, gamesBefore: series.games },
      fairness: asked.fairness,
    },
    now,
  );
  if (!isRefusal(game)) await countGame(tx, asked);
  return game;
}

/** `POST /games` with a contest: the next game of the open series, which is started where none is. */
export const createContestGame: CreateContestGame = async (tx, asked, now) => {
  const started = await startContest(tx, asked, now);
  if (isRefusal(started)) return started;
  return playNextGame(tx, { ...asked, ...started }, now);
};
