import type { CampaignContest } from '@pennant/contract/campaigns';
import type { ContestOfGame } from '@pennant/contract/game-summary';
import type { DescribeContestOfGame } from '../games/show-games.ts';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal } from '../platform/refusal.ts';
import { showGrantedReward } from '../rewards/show-granted-reward.ts';
import {
  findGameInProgress,
  findUserSeries,
  readFirstWins,
  type ContestSeriesKey,
} from './contest-series-store.ts';
import { findContest } from './contest-store.ts';
import { showCampaign } from './show-campaigns-and-contests.ts';

/**
 * Returns how a game left its contest series: the standing after it, what it decided and brought,
 * and what can be played next.
 */
export const describeContestOfGame: DescribeContestOfGame = async (queries, game) => {
  const { userID, finishedAt } = game;
  const series = await findUserSeries(queries, game);
  if (series === undefined) return null;
  const row = await findContest(queries, series.campaign_contest_id);
  const campaign = row && (await showCampaign(queries, row.campaign_id));
  if (campaign === undefined || isRefusal(campaign)) return null;
  const contests = campaign.CampaignContests;
  const index = contests.findIndex(
    ({ campaignContestID }) => campaignContestID === series.campaign_contest_id,
  );
  const contest = contests[index];
  if (contest === undefined) return null;
  const firstWins = await readFirstWins(queries, { userID, campaignID: campaign.campaignID });
  // The transaction that ends a game writes one time into the game and into the series it decides.
  const isDecidedHere = isSameTime(series.decided_at, finishedAt);
  const decided = isDecidedHere ? series.result : null;
  const isFirstWin =
    decided === 'win' && isSameTime(firstWins.get(contest.campaignContestID), finishedAt);
  const isWonByNow = ({ campaignContestID }: CampaignContest): boolean => {
    const wonAt = firstWins.get(campaignContestID);
    return wonAt !== undefined && finishedAt !== null && wonAt <= finishedAt;
  };
  const nextContest = [...contests.slice(index + 1), ...contests.slice(0, index)].find(
    ({ campaignContestID }) => !firstWins.has(campaignContestID),
  );
  return {
    userCampaignContestID: series.user_campaign_contest_id,
    result: series.result,
    campaignContestID: contest.campaignContestID,
    name: contest.name,
    numOfGames: series.num_of_games,
    wins: game.standing?.wins ?? series.wins,
    losses: game.standing?.losses ?? series.losses,
    decided,
    Campaign: {
      campaignID: campaign.campaignID,
      name: campaign.name,
      teamID: contests.at(-1)?.UserTeam.teamID ?? '',
    },
    isCampaignWon: isFirstWin && contests.every(isWonByNow),
    granted: decided === 'win' ? await describeGrant(queries, game, contest) : null,
    openGameID: (await findGameInProgress(queries, game)) ?? null,
    gamesLeft: series.is_resigned ? 0 : series.num_of_games - series.games,
    nextContest:
      nextContest === undefined
        ? null
        : {
            campaignContestID: nextContest.campaignContestID,
            name: nextContest.name,
            opponent: nextContest.UserTeam.name,
            score: nextContest.UserTeam.score,
            numOfGames: nextContest.numOfGames,
          },
  };
};

const isSameTime = (one: Date | null | undefined, other: Date | null): boolean =>
  one != null && one.getTime() === other?.getTime();

/** Returns what the decision of a series brought, with the names of the series and the card. */
async function describeGrant(
  queries: Queries,
  key: ContestSeriesKey,
  { campaignContestID, Reward }: CampaignContest,
): Promise<ContestOfGame['granted']> {
  const granted = await showGrantedReward(queries, { ...key, campaignContestID });
  if (granted === null) return null;
  const { money, packs, seriesID, cardID } = granted;
  // An admin may have changed the reward since: a name is only told of what was granted.
  const series = packs > 0 && Reward?.Series?.seriesID === seriesID ? Reward?.Series : null;
  const card = cardID !== null && Reward?.Card?.cardID === cardID ? Reward.Card : null;
  return { money, packs, series: series?.name ?? null, cardID, card: card?.name ?? null };
}
