import { planCampaigns, type PlannedCampaign } from '@pennant/rules/campaigns/plan-campaigns';
import type { Transaction, TransactionScope } from '../platform/database/database.ts';
import { hasHistoryRewards, createHistoryReward } from '../rewards/create-history-reward.ts';
import { createDecadeTeam, readCampaignOpponents } from '../teams/campaign-opponents.ts';
import {
  insertHistoryCampaign,
  insertHistoryContest,
  lockHistoryCampaigns,
} from './history-campaign-store.ts';

/**
 * Creates the campaigns of the loaded history once its cards exist, and returns the number of
 * contests created. Existing campaigns stay as they are, changed by an admin or not. Safe to call
 * at every start, by any number of servers.
 */
export async function ensureCampaigns(database: TransactionScope, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await lockHistoryCampaigns(tx);
    // All of it is created in one transaction: one reward shows that everything exists.
    if (await hasHistoryRewards(tx)) return 0;
    const clubs = await readCampaignOpponents(tx);
    const bestCardIDs = new Map(clubs.map(({ teamID, bestCardID }) => [teamID, bestCardID]));
    let contestCount = 0;
    for (const campaign of planCampaigns(clubs)) {
      if (campaign.contests.length > 0) {
        contestCount += await createCampaign(tx, campaign, bestCardIDs, now);
      }
    }
    return contestCount;
  });
}

/** Creates a campaign with its contests and rewards; returns the number of contests. */
async function createCampaign(
  tx: Transaction,
  campaign: PlannedCampaign,
  bestCardIDs: ReadonlyMap<string, number>,
  now: Date,
): Promise<number> {
  const campaignID = await insertHistoryCampaign(tx, campaign, now);
  let place = 0;
  for (const planned of campaign.contests) {
    const side = planned.limit === null ? null : await createDecadeTeam(tx, planned);
    // Without the decade, or without enough players of it, the contest is left out.
    if (planned.limit !== null && side === null) continue;
    place += 1;
    const contest = { ...planned, opponent: { ...planned.opponent, ...side } };
    const rewardID = await createHistoryReward(tx, {
      key: contest.key,
      ...contest.reward,
      cardID: side?.bestCardID ?? bestCardIDs.get(contest.opponent.teamID) ?? null,
    });
    await insertHistoryContest(tx, { campaignID, place, rewardID, contest });
  }
  return place;
}
