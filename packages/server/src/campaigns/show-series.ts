import type { PlayersCampaign, UserCampaignContest } from '@pennant/contract/campaigns';
import { showContestGames, type FindContests } from '../games/read-game.ts';
import type { Queries } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { showGrant } from '../rewards/show-grant.ts';
import { showCampaign, showContest } from './describe-contests.ts';
import {
  findSeriesOf,
  readContestsOfGames,
  readStandings,
  type SeriesKey,
  type SeriesRow,
} from './series-store.ts';

/** Returns the standing of a contest series as the API shows it. */
export const stateOf = (row: SeriesRow) => ({
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
export async function showSeriesOf(queries: Queries, key: SeriesKey) {
  const row = await findSeriesOf(queries, key);
  if (row === undefined) return refuse('series_not_found');
  const contest = await showContest(queries, row.campaign_contest_id);
  if (isRefusal(contest)) return contest;
  const games = await showContestGames(queries, { ...key, campaign: contest.Campaign.name });
  const granted = await showGrant(queries, {
    ...key,
    campaignContestID: row.campaign_contest_id,
  });
  return {
    ...stateOf(row),
    created: row.created.toISOString(),
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
        UserCampaignContest: row === undefined ? null : stateOf(row),
        isWon: row?.is_won ?? false,
      };
    }),
  } satisfies PlayersCampaign;
}

/**
 * Returns the campaign and the result of contest series, by their ids. Used by the games feature.
 */
export const findContests: FindContests = async (queries, { userID, userCampaignContestIDs }) => {
  if (userCampaignContestIDs.length === 0) return new Map();
  const rows = await readContestsOfGames(queries, userID, userCampaignContestIDs);
  return new Map(rows.map(({ id, campaign, result }) => [id, { campaign, result }]));
};
