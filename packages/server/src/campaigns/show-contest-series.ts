import type { UserCampaign, UserCampaignContest } from '@pennant/contract/campaigns';
import { showContestGames, type FindContests } from '../games/show-games.ts';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { showGrantedReward } from '../rewards/show-granted-reward.ts';
import { showCampaign, showContest } from './show-campaigns-and-contests.ts';
import {
  findUserSeries,
  readSeriesCampaigns,
  readStandings,
  type ContestSeriesKey,
  type ContestSeriesRow,
} from './contest-series-store.ts';

/** Returns the standing of a contest series as the API shows it. */
export const toSeriesStanding = (row: Omit<ContestSeriesRow, 'decided_at'>) => ({
  userCampaignContestID: row.user_campaign_contest_id,
  campaignContestID: row.campaign_contest_id,
  wins: row.wins,
  losses: row.losses,
  result: row.result,
  resultDescription: row.result_description,
  isResigned: row.is_resigned,
  numOfGames: row.num_of_games,
});

/** Returns a contest series of the user, with its contest, its games and the granted reward. */
export async function showContestSeries(queries: Queries, key: ContestSeriesKey) {
  const row = await findUserSeries(queries, key);
  if (row === undefined) return refuse('series_not_found');
  const contest = await showContest(queries, row.campaign_contest_id);
  if (isRefusal(contest)) return contest;
  const games = await showContestGames(queries, { ...key, campaign: contest.Campaign.name });
  const granted = await showGrantedReward(queries, {
    ...key,
    campaignContestID: row.campaign_contest_id,
  });
  return {
    ...toSeriesStanding(row),
    created: row.created_at.toISOString(),
    Games: games,
    CampaignContest: { ...contest, userTeamID: row.team_id },
    granted,
  } satisfies UserCampaignContest;
}

/** Returns a campaign with the user's newest series in each contest. */
export async function showPlayersCampaign(
  queries: Queries,
  { userID, campaignID }: { readonly userID: string; readonly campaignID: number },
) {
  const campaign = await showCampaign(queries, campaignID);
  if (isRefusal(campaign)) return campaign;
  const rows = await readStandings(queries, userID, campaignID);
  const standings = new Map(rows.map((row) => [row.campaign_contest_id, row]));
  return {
    ...campaign,
    CampaignContests: campaign.CampaignContests.map((contest) => {
      const row = standings.get(contest.campaignContestID);
      return {
        ...contest,
        UserCampaignContest: row === undefined ? null : toSeriesStanding(row),
        isWon: row?.is_won ?? false,
      };
    }),
  } satisfies UserCampaign;
}

/**
 * Returns the campaign and the result of contest series, by their ids. Used by the games feature.
 */
export const findContests: FindContests = async (queries, { userID, userCampaignContestIDs }) => {
  if (userCampaignContestIDs.length === 0) return new Map();
  const rows = await readSeriesCampaigns(queries, userID, userCampaignContestIDs);
  return new Map(rows.map(({ id, campaign, result }) => [id, { campaign, result }]));
};
