import type { PlannedCampaign, PlannedContest } from '@pennant/rules/campaigns/plan-campaigns';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

/** Key of the advisory lock under which one server at a time creates the history's campaigns. */
const CAMPAIGNS_LOCK = 7_310_010;

const LOCK_HISTORY_CAMPAIGNS = statement(
  'campaigns.lock_history',
  'select pg_advisory_xact_lock($1)',
);

export const lockHistoryCampaigns = (tx: Transaction) =>
  tx.query(LOCK_HISTORY_CAMPAIGNS, [CAMPAIGNS_LOCK]);

const READ_HISTORY_CAMPAIGN_KEYS = statement(
  'campaigns.read_history_keys',
  `select history_key as "key" from campaign where history_key is not null`,
  { notNull: ['key'] },
);

/** Returns the keys of the history's campaigns that exist. Nobody can delete a campaign. */
export const readHistoryCampaignKeys = async (queries: Queries): Promise<ReadonlySet<string>> =>
  new Set((await queries.query(READ_HISTORY_CAMPAIGN_KEYS)).map(({ key }) => key));

const INSERT_HISTORY_CAMPAIGN = statement(
  'campaigns.insert_history_campaign',
  `insert into campaign (history_key, name, description, created_at)
   values ($1, $2, $3, $4) returning campaign_id`,
);

export async function insertHistoryCampaign(
  tx: Transaction,
  { key, name, desc }: PlannedCampaign,
  now: Date,
): Promise<number> {
  const [row] = await tx.query(INSERT_HISTORY_CAMPAIGN, [key, name, desc, now]);
  if (row === undefined) throw new Error(`the campaign ${key} was not made`);
  return row.campaign_id;
}

const INSERT_HISTORY_CONTEST = statement(
  'campaigns.insert_history_contest',
  `insert into campaign_contest (history_key, campaign_id, place, name, description, result,
     reward_id, team_id, num_of_games)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export const insertHistoryContest = (
  tx: Transaction,
  {
    campaignID,
    place,
    rewardID,
    contest,
  }: {
    readonly campaignID: number;
    readonly place: number;
    readonly rewardID: number;
    readonly contest: PlannedContest;
  },
) =>
  tx.query(INSERT_HISTORY_CONTEST, [
    contest.key,
    campaignID,
    place,
    contest.name,
    contest.desc,
    contest.result,
    rewardID,
    contest.opponent.teamID,
    contest.numOfGames,
  ]);
