import type { CampaignForm } from '@pennant/contract/campaigns';
import type { Queries, Transaction } from '../platform/database/database.ts';

export interface CampaignRow {
  readonly campaign_id: number;
  readonly name: string;
  readonly description: string;
}

export interface ContestRow {
  readonly campaign_contest_id: number;
  readonly campaign_id: number;
  readonly name: string;
  readonly description: string;
  readonly result: string;
  readonly reward_id: number | null;
  readonly team_id: string;
  readonly num_of_games: number;
}

const CAMPAIGN_COLUMNS = 'campaign_id, name, description';
const CONTEST_COLUMNS =
  'campaign_contest_id, campaign_id, name, description, result, reward_id, team_id, num_of_games';

/** Returns all campaigns: those of the history first, in their order, then those by admins. */
export const readCampaigns = (queries: Queries) =>
  queries.query<CampaignRow>(
    `select ${CAMPAIGN_COLUMNS} from campaign order by history_key nulls last, campaign_id`,
  );

export const findCampaign = async (
  queries: Queries,
  campaignID: number,
): Promise<CampaignRow | undefined> => {
  const [row] = await queries.query<CampaignRow>(
    `select ${CAMPAIGN_COLUMNS} from campaign where campaign_id = $1`,
    [campaignID],
  );
  return row;
};

/** Returns the contests of campaigns, in the order in which they are played. */
export const readContests = (queries: Queries, campaignIDs: readonly number[]) =>
  queries.query<ContestRow>(
    `select ${CONTEST_COLUMNS} from campaign_contest where campaign_id = any($1::integer[])
     order by campaign_id, place, campaign_contest_id`,
    [campaignIDs],
  );

export const findContest = async (
  queries: Queries,
  contestID: number,
): Promise<ContestRow | undefined> => {
  const [row] = await queries.query<ContestRow>(
    `select ${CONTEST_COLUMNS} from campaign_contest where campaign_contest_id = $1`,
    [contestID],
  );
  return row;
};

/** Returns one campaign, locked until the transaction ends. */
export const lockCampaign = async (
  tx: Transaction,
  campaignID: number,
): Promise<CampaignRow | undefined> => {
  const [row] = await tx.query<CampaignRow>(
    `select ${CAMPAIGN_COLUMNS} from campaign where campaign_id = $1 for update`,
    [campaignID],
  );
  return row;
};

/** Returns one contest, locked until the transaction ends. */
export const lockContest = async (
  tx: Transaction,
  contestID: number,
): Promise<ContestRow | undefined> => {
  const [row] = await tx.query<ContestRow>(
    `select ${CONTEST_COLUMNS} from campaign_contest where campaign_contest_id = $1 for update`,
    [contestID],
  );
  return row;
};

export const countCampaigns = async (queries: Queries): Promise<number> => {
  const [row] = await queries.query<{ count: number }>('select count(*) as count from campaign');
  return row?.count ?? 0;
};

export const insertCampaign = async (
  tx: Transaction,
  form: CampaignForm,
  now: Date,
): Promise<number> => {
  const [row] = await tx.query<{ campaign_id: number }>(
    'insert into campaign (name, description, created) values ($1, $2, $3) returning campaign_id',
    [form.name, form.desc, now],
  );
  if (row === undefined) throw new Error('a campaign was not made');
  return row.campaign_id;
};

export const updateCampaign = (tx: Transaction, campaignID: number, form: CampaignForm) =>
  tx.query('update campaign set name = $2, description = $3 where campaign_id = $1', [
    campaignID,
    form.name,
    form.desc,
  ]);

/** The fields of a contest that admins set. */
export interface ContestFields {
  readonly campaignID: number;
  readonly name: string;
  readonly desc: string;
  readonly result: string;
  readonly rewardID: number | null;
  readonly userTeamID: string;
  readonly numOfGames: number;
}

const toContestValues = (fields: ContestFields) => [
  fields.campaignID,
  fields.name,
  fields.desc,
  fields.result,
  fields.rewardID,
  fields.userTeamID,
  fields.numOfGames,
];

/** Inserts a contest as the last of its campaign; returns its id. */
export const insertContest = async (tx: Transaction, fields: ContestFields): Promise<number> => {
  const [row] = await tx.query<{ campaign_contest_id: number }>(
    `insert into campaign_contest (campaign_id, name, description, result, reward_id, team_id, num_of_games, place)
     values ($1, $2, $3, $4, $5, $6, $7,
       (select coalesce(max(place), 0) + 1 from campaign_contest where campaign_id = $1)) returning campaign_contest_id`,
    toContestValues(fields),
  );
  if (row === undefined) throw new Error('a contest was not made');
  return row.campaign_contest_id;
};

export const updateContest = (tx: Transaction, contestID: number, fields: ContestFields) =>
  tx.query(
    `update campaign_contest set campaign_id = $1, name = $2, description = $3, result = $4, reward_id = $5, team_id = $6,
       num_of_games = $7 where campaign_contest_id = $8`,
    [...toContestValues(fields), contestID],
  );

/** Returns the campaigns of which a user has won every contest, at most 200, oldest first. */
export const readWonCampaigns = (queries: Queries, userID: string) =>
  queries.query<{ campaign_id: number; name: string }>(
    `select campaign_id, name from campaign
     where exists (select from campaign_contest each where each.campaign_id = campaign.campaign_id)
       and not exists (
         select from campaign_contest each
         where each.campaign_id = campaign.campaign_id and not exists (
           select from user_campaign_contest own
           where own.user_id = $1 and own.campaign_contest_id = each.campaign_contest_id
             and own.result = 'win'))
     order by campaign_id limit 200`,
    [userID],
  );
