import type { RewardForm } from '@pennant/contract/rewards';
import type { Queries, Transaction } from '../platform/database/database.ts';

export interface RewardRow {
  readonly reward_id: number;
  readonly money: number;
  readonly series_id: number | null;
  readonly number_of_series: number | null;
  readonly card_id: number | null;
  readonly series_pct: number | null;
  readonly card_pct: number | null;
  readonly description: string;
}

const COLUMNS =
  'reward_id, money, series_id, number_of_series, card_id, series_pct, card_pct, description';

/** Returns every reward, newest first. */
export const readRewards = (queries: Queries) =>
  queries.query<RewardRow>(`select ${COLUMNS} from reward order by reward_id desc`);

export const findRewards = (queries: Queries, rewardIDs: readonly number[]) =>
  queries.query<RewardRow>(
    `select ${COLUMNS} from reward where reward_id = any($1::integer[]) order by reward_id`,
    [rewardIDs],
  );

/** Returns one reward, locked until the transaction ends. */
export const lockReward = async (
  tx: Transaction,
  rewardID: number,
): Promise<RewardRow | undefined> => {
  const [row] = await tx.query<RewardRow>(
    `select ${COLUMNS} from reward where reward_id = $1 for update`,
    [rewardID],
  );
  return row;
};

const valuesOf = (form: RewardForm) => [
  form.money,
  form.seriesID,
  form.numberOfSeries,
  form.cardID,
  form.seriesPct,
  form.cardPct,
  form.description,
];

export const addReward = async (tx: Transaction, form: RewardForm): Promise<RewardRow> => {
  const [row] = await tx.query<RewardRow>(
    `insert into reward (money, series_id, number_of_series, card_id, series_pct, card_pct, description)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    valuesOf(form),
  );
  if (row === undefined) throw new Error('a reward was not made');
  return row;
};

export const saveReward = async (
  tx: Transaction,
  rewardID: number,
  form: RewardForm,
): Promise<RewardRow> => {
  const [row] = await tx.query<RewardRow>(
    `update reward set money = $1, series_id = $2, number_of_series = $3, card_id = $4, series_pct = $5, card_pct = $6,
       description = $7 where reward_id = $8 returning ${COLUMNS}`,
    [...valuesOf(form), rewardID],
  );
  if (row === undefined) throw new Error('a reward was not changed');
  return row;
};

export const addHistoryReward = async (
  tx: Transaction,
  key: string,
  form: RewardForm,
): Promise<number> => {
  const [row] = await tx.query<{ reward_id: number }>(
    `insert into reward (money, series_id, number_of_series, card_id, series_pct, card_pct, description, history_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning reward_id`,
    [...valuesOf(form), key],
  );
  if (row === undefined) throw new Error(`the reward ${key} was not made`);
  return row.reward_id;
};

export const countHistoryRewards = async (queries: Queries): Promise<number> => {
  const [row] = await queries.query<{ count: number }>(
    'select count(*) as count from reward where history_key is not null',
  );
  return row?.count ?? 0;
};
