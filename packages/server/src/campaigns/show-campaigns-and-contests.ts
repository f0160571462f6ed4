import type { Campaign, CampaignContest } from '@pennant/contract/campaigns';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { findRewardsByID } from '../rewards/describe-and-find-rewards.ts';
import { findComputerTeams } from '../teams/find-computer-teams.ts';
import { findCampaign, readCampaigns, type CampaignRow } from './campaign-store.ts';
import { findContest, readContests, type ContestRow } from './contest-store.ts';

export const toCampaignHeader = (row: CampaignRow) => ({
  campaignID: row.campaign_id,
  name: row.name,
  desc: row.description,
});

/** Returns contests as the API shows them, with their opponents and rewards. */
export async function describeContests(
  queries: Queries,
  rows: readonly ContestRow[],
): Promise<CampaignContest[]> {
  const [clubs, rewards] = await Promise.all([
    findComputerTeams(
      queries,
      rows.map(({ team_id }) => team_id),
    ),
    findRewardsByID(
      queries,
      rows.map(({ reward_id }) => reward_id),
    ),
  ]);
  return rows.map((row) => {
    const club = clubs.get(row.team_id);
    if (club === undefined) throw new Error(`the contest ${row.campaign_contest_id} has no team`);
    return {
      campaignContestID: row.campaign_contest_id,
      campaignID: row.campaign_id,
      name: row.name || club.name,
      desc: row.description,
      rewardID: row.reward_id,
      result: row.result,
      userTeamID: row.team_id,
      numOfGames: row.num_of_games,
      UserTeam: club,
      Reward: row.reward_id === null ? null : (rewards.get(row.reward_id) ?? null),
    };
  });
}

async function describeCampaigns(
  queries: Queries,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const contests = await describeContests(
    queries,
    await readContests(
      queries,
      rows.map(({ campaign_id }) => campaign_id),
    ),
  );
  const byCampaign = Map.groupBy(contests, ({ campaignID }) => campaignID);
  return rows.map((row) => ({
    ...toCampaignHeader(row),
    CampaignContests: byCampaign.get(row.campaign_id) ?? [],
  }));
}

/** Returns every campaign with its contests. */
export const listCampaigns = async (queries: Queries): Promise<Campaign[]> =>
  describeCampaigns(queries, await readCampaigns(queries));

export async function showCampaign(queries: Queries, campaignID: number) {
  const row = await findCampaign(queries, campaignID);
  if (row === undefined) return refuse('campaign_not_found');
  const [campaign] = await describeCampaigns(queries, [row]);
  return campaign ?? refuse('campaign_not_found');
}

/** Returns one contest, with the campaign that it belongs to. */
export async function showContest(queries: Queries, contestID: number) {
  const row = await findContest(queries, contestID);
  const campaign = row && (await findCampaign(queries, row.campaign_id));
  if (row === undefined || campaign === undefined) return refuse('contest_not_found');
  const [contest] = await describeContests(queries, [row]);
  return contest === undefined
    ? refuse('contest_not_found')
    : { ...contest, Campaign: toCampaignHeader(campaign) };
}
