import { drawUpCampaigns, type PlannedCampaign } from '@pennant/rules/campaigns/draw-up-campaigns';
import type { Database, Transaction } from '../platform/database/database.ts';
import { hasRewardOfHistory, makeRewardOfHistory } from '../rewards/reward-of-history.ts';
import { makeDecadeSide, readCampaignClubs } from '../teams/campaign-clubs.ts';
import { addHistoryCampaign, addHistoryContest, holdHistory } from './history-store.ts';

/**
 * Draws up the campaigns of the history that is loaded, once its cards are made. What is there already, changed by an admin or not,
 * stays as it is; safe to be called at every start, by any number of programs. Answers how many contests were made.
 */
export async function ensureCampaigns(database: Database, now: Date): Promise<number> {
  return database.transaction(async (tx) => {
    await holdHistory(tx);
    // The last reward is the last that is made.
    if (await hasRewardOfHistory(tx)) return 0;
    const clubs = await readCampaignClubs(tx);
    const best = new Map(clubs.map(({ teamID, bestCardID }) => [teamID, bestCardID]));
    let made = 0;
    for (const campaign of drawUpCampaigns(clubs)) {
      if (campaign.contests.length > 0) made += await makeCampaign(tx, campaign, best, now);
    }
    return made;
  });
}

async function makeCampaign(
  tx: Transaction,
  campaign: PlannedCampaign,
  best: ReadonlyMap<string, number>,
  now: Date,
): Promise<number> {
  const campaignID = await addHistoryCampaign(tx, campaign, now);
  let place = 0;
  for (const planned of campaign.contests) {
    const side = planned.limit === null ? null : await makeDecadeSide(tx, planned);
    // A history that lacks the decade, or men enough of it, lacks the contest.
    if (planned.limit !== null && side === null) continue;
    place += 1;
    const contest = { ...planned, opponent: { ...planned.opponent, ...side } };
    const rewardID = await makeRewardOfHistory(tx, {
      key: contest.key,
      ...contest.reward,
      cardID: side?.bestCardID ?? best.get(contest.opponent.teamID) ?? null,
    });
    await addHistoryContest(tx, { campaignID, place, rewardID, contest });
  }
  return place;
}
