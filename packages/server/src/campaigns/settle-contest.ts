import { contestResult, type ContestResult } from '@pennant/rules/campaigns/contest-result';
import type { FinishedGame } from '../games/grant-game-results.ts';
import type { Transaction } from '../platform/database/database.ts';
import { grantReward } from '../rewards/grant-reward.ts';
import { describeContests } from './show-campaigns-and-contests.ts';
import { lockUserSeries, updateStanding } from './contest-series-store.ts';
import { findContest } from './contest-store.ts';

/**
 * Counts a game of a contest series in the transaction that makes it final. Sets the series' result
 * as soon as it is decided, and grants the reward of a first win. A series that was decided before
 * only counts its wins and losses. Does nothing for a game outside campaigns.
 */
export async function settleContest(tx: Transaction, game: FinishedGame, now: Date): Promise<void> {
  const { userID, userCampaignContestID } = game;
  if (userCampaignContestID === null) return;
  const key = { userID, userCampaignContestID };
  const series = await lockUserSeries(tx, key);
  if (series === undefined) throw new Error(`the series ${userCampaignContestID} is missing`);
  const wins = series.wins + (game.won ? 1 : 0);
  const losses = series.losses + (game.won ? 0 : 1);
  const isOpen = series.result === null;
  const result = isOpen
    ? contestResult({ numOfGames: series.num_of_games, wins, losses })
    : series.result;
  const contest = await findContest(tx, series.campaign_contest_id);
  const [contestDto] = contest ? await describeContests(tx, [contest]) : [];
  const name = contestDto?.name ?? '';
  const resultDescription =
    isOpen && result !== null
      ? describeContestResult(result, name, { wins, losses })
      : series.result_description;
  await updateStanding(
    tx,
    key,
    { wins, losses, result, resultDescription, isResigned: series.is_resigned },
    now,
  );
  if (!isOpen || result !== 'win' || contest?.reward_id == null) return;
  await grantReward(
    tx,
    {
      userID,
      rewardID: contest.reward_id,
      campaignContestID: contest.campaign_contest_id,
      userCampaignContestID,
      reason: `Contest won: ${name}`,
      gameID: game.gameID,
      eventNumber: game.nextEvent.eventNumber,
      dice: game.nextEvent.dice,
    },
    now,
  );
}

const describeContestResult = (
  result: ContestResult,
  name: string,
  { wins, losses }: { readonly wins: number; readonly losses: number },
): string => {
  if (result === 'tie') return `${name}: level, ${wins} to ${losses}.`;
  return result === 'win'
    ? `${name}: won, ${wins} to ${losses}.`
    : `${name}: lost, ${losses} to ${wins}.`;
};
