import {
  CAMPAIGN_THEMES,
  FIRST_CAMPAIGNS,
  FIRST_CAMPAIGN_SEASONS,
} from '@pennant/rules/campaigns/campaign-themes';
import {
  planCampaigns,
  planFirstCampaigns,
  type PlannedCampaign,
} from '@pennant/rules/campaigns/plan-campaigns';
import type { History } from '@pennant/rules/cards/card';
import type { Queries, Transaction, TransactionScope } from '../platform/database/database.ts';
import { createHistoryReward } from '../rewards/create-history-reward.ts';
import {
  createDecadeTeam,
  readCampaignOpponents,
  type CampaignOpponent,
} from '../teams/campaign-opponents.ts';
import {
  insertHistoryCampaign,
  insertHistoryContest,
  lockHistoryCampaigns,
  readHistoryCampaignKeys,
} from './history-campaign-store.ts';

/** A campaign that was created. */
export interface CreatedCampaign {
  readonly name: string;
  readonly contests: number;
}

const LAST_CAMPAIGN = CAMPAIGN_THEMES.at(-1)?.key ?? '';

/**
 * Whether the campaigns of the loaded history are all created. They are created in their order, and
 * the last one in every history, so that it shows that nothing is to come.
 */
export const hasHistoryCampaigns = async (queries: Queries): Promise<boolean> =>
  (await readHistoryCampaignKeys(queries)).has(LAST_CAMPAIGN);

/**
 * Creates the campaigns of the loaded history that do not exist, once all of its cards do and every
 * series is on sale. Existing campaigns stay as they are, changed by an admin or not. Safe to call
 * at every start, by any number of servers.
 */
export async function ensureCampaigns(
  database: TransactionScope,
  history: History,
  now: Date,
): Promise<readonly CreatedCampaign[]> {
  if (await hasHistoryCampaigns(database)) return [];
  const clubs = await readCampaignOpponents(database, null);
  return createMissing(database, { planned: planCampaigns(clubs, history), clubs }, now);
}

/**
 * Creates those of the first campaigns whose seasons have their cards already, while others are
 * missing: the same that `ensureCampaigns` would create. Their packs are of these seasons. Safe to
 * call after every season.
 */
export async function ensureFirstCampaigns(
  database: TransactionScope,
  { history, missingYears }: { history: History; missingYears: ReadonlySet<number> },
  now: Date,
): Promise<readonly CreatedCampaign[]> {
  const ready = FIRST_CAMPAIGNS.filter(
    ({ seasons }) => !seasons.some((year) => missingYears.has(year)),
  );
  if (ready.length === 0) return [];
  const existing = await readHistoryCampaignKeys(database);
  if (ready.every(({ key }) => existing.has(key))) return [];
  const years = FIRST_CAMPAIGN_SEASONS.filter((year) => !missingYears.has(year));
  const clubs = await readCampaignOpponents(database, years);
  const planned = planFirstCampaigns(clubs, history, missingYears);
  return createMissing(database, { planned, clubs }, now);
}

/** Creates the planned campaigns that do not exist, each in a transaction of its own. */
async function createMissing(
  database: TransactionScope,
  {
    planned,
    clubs,
  }: {
    readonly planned: readonly PlannedCampaign[];
    readonly clubs: readonly CampaignOpponent[];
  },
  now: Date,
): Promise<readonly CreatedCampaign[]> {
  const bestCardIDs = new Map(clubs.map(({ teamID, bestCardID }) => [teamID, bestCardID]));
  const created: CreatedCampaign[] = [];
  for (const campaign of planned) {
    if (campaign.contests.length === 0) continue;
    const contests = await database.transaction(async (tx) => {
      await lockHistoryCampaigns(tx);
      if ((await readHistoryCampaignKeys(tx)).has(campaign.key)) return null;
      return createCampaign(tx, campaign, bestCardIDs, now);
    });
    if (contests !== null) created.push({ name: campaign.name, contests });
  }
  return created;
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
