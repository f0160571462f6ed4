import type { CampaignForm } from '@pennant/contract/campaigns';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type CampaignRow = StatementRow<'campaigns.find'>;

const READ_CAMPAIGNS = statement(
  'campaigns.read_all',
  `select campaign_id, name, description from campaign
   order by history_key nulls last, campaign_id`,
);

/** Returns all campaigns: those of the history first, in their order, then those by admins. */
export const readCampaigns = (queries: Queries) => queries.query(READ_CAMPAIGNS);

const FIND_CAMPAIGN = statement(
  'campaigns.find',
  'select campaign_id, name, description from campaign where campaign_id = $1',
);

export const findCampaign = async (
  queries: Queries,
  campaignID: number,
): Promise<CampaignRow | undefined> => {
  const [row] = await queries.query(FIND_CAMPAIGN, [campaignID]);
  return row;
};

const LOCK_CAMPAIGN = statement('campaigns.lock', `${FIND_CAMPAIGN.text} for update`);

/** Returns one campaign, locked until the transaction ends. */
export const lockCampaign = async (
  tx: Transaction,
  campaignID: number,
): Promise<CampaignRow | undefined> => {
  const [row] = await tx.query(LOCK_CAMPAIGN, [campaignID]);
  return row;
};

const COUNT_CAMPAIGNS = statement('campaigns.count', 'select count(*) as count from campaign', {
  notNull: ['count'],
});

export const countCampaigns = async (queries: Queries): Promise<number> => {
  const [row] = await queries.query(COUNT_CAMPAIGNS);
  return row?.count ?? 0;
};

const INSERT_CAMPAIGN = statement(
  'campaigns.insert',
  'insert into campaign (name, description, created_at) values ($1, $2, $3) returning campaign_id',
);

export const insertCampaign = async (
  tx: Transaction,
  form: CampaignForm,
  now: Date,
): Promise<number> => {
  const [row] = await tx.query(INSERT_CAMPAIGN, [form.name, form.desc, now]);
  if (row === undefined) throw new Error('a campaign was not made');
  return row.campaign_id;
};

const UPDATE_CAMPAIGN = statement(
  'campaigns.update',
  'update campaign set name = $2, description = $3 where campaign_id = $1',
);

export const updateCampaign = (tx: Transaction, campaignID: number, form: CampaignForm) =>
  tx.query(UPDATE_CAMPAIGN, [campaignID, form.name, form.desc]);

const READ_WON_CAMPAIGNS = statement(
  'campaigns.read_won',
  `select campaign_id, name from campaign
   where exists (select from campaign_contest each where each.campaign_id = campaign.campaign_id)
     and not exists (
       select from campaign_contest each
       where each.campaign_id = campaign.campaign_id and not exists (
         select from user_campaign_contest own
         where own.user_id = $1 and own.campaign_contest_id = each.campaign_contest_id
           and own.result = 'win'))
   order by campaign_id limit 200`,
);

/** Returns the campaigns of which a user has won every contest, at most 200, oldest first. */
export const readWonCampaigns = (queries: Queries, userID: string) =>
  queries.query(READ_WON_CAMPAIGNS, [userID]);
