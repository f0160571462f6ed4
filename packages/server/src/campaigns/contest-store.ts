import type { Queries, Transaction } from '../platform/database/database.ts';
import {
  statement,
  type StatementRow,
  type StatementValues,
} from '../platform/database/statement.ts';

export type ContestRow = StatementRow<'campaigns.find_contest'>;

const CONTEST_COLUMNS =
  'campaign_contest_id, campaign_id, name, description, result, reward_id, team_id, num_of_games';

const READ_CONTESTS = statement(
  'campaigns.read_contests',
  `select ${CONTEST_COLUMNS} from campaign_contest where campaign_id = any($1::integer[])
   order by campaign_id, place, campaign_contest_id`,
);

/** Returns the contests of campaigns, in the order in which they are played. */
export const readContests = (queries: Queries, campaignIDs: readonly number[]) =>
  queries.query(READ_CONTESTS, [campaignIDs]);

const FIND_CONTEST = statement(
  'campaigns.find_contest',
  `select ${CONTEST_COLUMNS} from campaign_contest where campaign_contest_id = $1`,
);

export const findContest = async (
  queries: Queries,
  contestID: number,
): Promise<ContestRow | undefined> => {
  const [row] = await queries.query(FIND_CONTEST, [contestID]);
  return row;
};

const FIND_CONTEST_BY_REWARD = statement(
  'campaigns.find_contest_by_reward',
  `select campaign_contest_id, name from campaign_contest where reward_id = $1
   order by campaign_contest_id limit 1`,
);

/** Returns a contest that has a reward; undefined if none has it. */
export const findContestByReward = async (queries: Queries, rewardID: number) => {
  const [row] = await queries.query(FIND_CONTEST_BY_REWARD, [rewardID]);
  return row;
};

const LOCK_CONTEST = statement('campaigns.lock_contest', `${FIND_CONTEST.text} for update`);

/** Returns one contest, locked until the transaction ends. */
export const lockContest = async (
  tx: Transaction,
  contestID: number,
): Promise<ContestRow | undefined> => {
  const [row] = await tx.query(LOCK_CONTEST, [contestID]);
  return row;
};

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

const toContestValues = (fields: ContestFields): StatementValues<'campaigns.insert_contest'> => [
  fields.campaignID,
  fields.name,
  fields.desc,
  fields.result,
  fields.rewardID,
  fields.userTeamID,
  fields.numOfGames,
];

const INSERT_CONTEST = statement(
  'campaigns.insert_contest',
  `insert into campaign_contest (campaign_id, name, description, result, reward_id, team_id,
     num_of_games, place)
   select $1, $2, $3, $4, $5, $6, $7, coalesce(max(place), 0) + 1
   from campaign_contest where campaign_id = $1
   returning campaign_contest_id`,
  { nullable: ['$5'] },
);

/** Inserts a contest as the last of its campaign; returns its id. */
export const insertContest = async (tx: Transaction, fields: ContestFields): Promise<number> => {
  const [row] = await tx.query(INSERT_CONTEST, toContestValues(fields));
  if (row === undefined) throw new Error('a contest was not made');
  return row.campaign_contest_id;
};

const UPDATE_CONTEST = statement(
  'campaigns.update_contest',
  `update campaign_contest set campaign_id = $1, name = $2, description = $3, result = $4,
     reward_id = $5, team_id = $6, num_of_games = $7
   where campaign_contest_id = $8`,
  { nullable: ['$5'] },
);

export const updateContest = (tx: Transaction, contestID: number, fields: ContestFields) =>
  tx.query(UPDATE_CONTEST, [...toContestValues(fields), contestID]);
