import type { RewardForm } from '@pennant/contract/rewards';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type RewardRow = StatementRow<'rewards.read'>;

const COLUMNS =
  'reward_id, money, series_id, number_of_series, card_id, series_pct, card_pct, description';

const READ_REWARDS = statement(
  'rewards.read',
  `select ${COLUMNS} from reward order by reward_id desc`,
);

/** Returns every reward, newest first. */
export const readRewards = (queries: Queries) => queries.query(READ_REWARDS);

const FIND_REWARDS = statement(
  'rewards.find',
  `select ${COLUMNS} from reward where reward_id = any($1::integer[]) order by reward_id`,
);

export const findRewards = (queries: Queries, rewardIDs: readonly number[]) =>
  queries.query(FIND_REWARDS, [rewardIDs]);

const LOCK_REWARD = statement(
  'rewards.lock',
  `select ${COLUMNS} from reward where reward_id = $1 for update`,
);

/** Returns one reward, locked until the transaction ends. */
export const lockReward = async (
  tx: Transaction,
  rewardID: number,
): Promise<RewardRow | undefined> => {
  const [row] = await tx.query(LOCK_REWARD, [rewardID]);
  return row;
};

const FORM_VALUES = ['$2', '$3', '$4', '$5', '$6'] as const;

const toValues = (form: RewardForm) =>
  [
    form.money,
    form.seriesID,
    form.numberOfSeries,
    form.cardID,
    form.seriesPct,
    form.cardPct,
    form.description,
  ] as const;

const ADD_REWARD = statement(
  'rewards.add',
  `insert into reward (money, series_id, number_of_series, card_id, series_pct, card_pct, description)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
  { nullable: FORM_VALUES },
);

export const addReward = async (tx: Transaction, form: RewardForm): Promise<RewardRow> => {
  const [row] = await tx.query(ADD_REWARD, [...toValues(form)]);
  if (row === undefined) throw new Error('a reward was not made');
  return row;
};

const SAVE_REWARD = statement(
  'rewards.save',
  `update reward set money = $1, series_id = $2, number_of_series = $3, card_id = $4,
     series_pct = $5, card_pct = $6, description = $7
   where reward_id = $8 returning ${COLUMNS}`,
  { nullable: FORM_VALUES },
);

export const saveReward = async (
  tx: Transaction,
  rewardID: number,
  form: RewardForm,
): Promise<RewardRow> => {
  const [row] = await tx.query(SAVE_REWARD, [...toValues(form), rewardID]);
  if (row === undefined) throw new Error('a reward was not changed');
  return row;
};

const DELETE_REWARD = statement('rewards.delete', 'delete from reward where reward_id = $1');

export const deleteRewardRow = (tx: Transaction, rewardID: number) =>
  tx.query(DELETE_REWARD, [rewardID]);

const ADD_HISTORY_REWARD = statement(
  'rewards.add_of_history',
  `insert into reward (money, series_id, number_of_series, card_id, series_pct, card_pct, description,
     history_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning reward_id`,
  { nullable: FORM_VALUES },
);

export const addHistoryReward = async (
  tx: Transaction,
  key: string,
  form: RewardForm,
): Promise<number> => {
  const [row] = await tx.query(ADD_HISTORY_REWARD, [...toValues(form), key]);
  if (row === undefined) throw new Error(`the reward ${key} was not made`);
  return row.reward_id;
};
