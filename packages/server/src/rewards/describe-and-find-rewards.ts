import type { Reward } from '@pennant/contract/rewards';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findSeriesNames } from '../packs/find-series-names.ts';
import type { Queries } from '../platform/database/database.ts';
import { findRewards, readRewards, type RewardRow } from './reward-store.ts';

const withoutNulls = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

/** Returns rewards in the API's form, with the series and cards that they name. */
export async function describeRewards(
  queries: Queries,
  rows: readonly RewardRow[],
): Promise<Reward[]> {
  const cards = await findCardSummaries(queries, withoutNulls(rows.map(({ card_id }) => card_id)));
  const series = await findSeriesNames(
    queries,
    withoutNulls(rows.map(({ series_id }) => series_id)),
  );
  return rows.map((row) => ({
    rewardID: row.reward_id,
    money: row.money,
    seriesID: row.series_id,
    numberOfSeries: row.number_of_series,
    cardID: row.card_id,
    seriesPct: row.series_pct,
    cardPct: row.card_pct,
    description: row.description,
    Series: row.series_id === null ? null : (series.get(row.series_id) ?? null),
    Card: row.card_id === null ? null : (cards.get(row.card_id) ?? null),
  }));
}

/** Returns every reward, newest first. */
export const listRewards = async (queries: Queries): Promise<Reward[]> =>
  describeRewards(queries, await readRewards(queries));

/** Returns rewards by id. Unknown ids are left out. */
export async function findRewardsByID(
  queries: Queries,
  rewardIDs: readonly (number | null)[],
): Promise<ReadonlyMap<number, Reward>> {
  const rows = await findRewards(queries, withoutNulls(rewardIDs));
  const rewards = await describeRewards(queries, rows);
  return new Map(rewards.map((reward) => [reward.rewardID, reward]));
}
