import type { Reward, RewardForm } from '@pennant/contract/rewards';
import { isEmptyReward } from '@pennant/rules/rewards/is-empty-reward';
import { findCardSummaries } from '../cards/find-cards.ts';
import { findOpenableSeries } from '../packs/find-openable-series.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { isRefusal, refuse } from '../platform/refusal.ts';
import { describeRewards } from './describe-and-find-rewards.ts';
import {
  addReward,
  deleteRewardRow,
  lockReward,
  saveReward,
  type RewardRow,
} from './reward-store.ts';

/**
 * Returns what is wrong with a reward; null if nothing is. A series that it had before stays, even
 * where its packs can't be opened today.
 */
async function checkReward(queries: Queries, form: RewardForm, before?: RewardRow) {
  const { seriesID, cardID, numberOfSeries } = form;
  if (isEmptyReward(form) && !(seriesID === null && (numberOfSeries ?? 0) > 0))
    return refuse('reward_empty');
  if (seriesID === null && (numberOfSeries ?? 0) > 0) return refuse('reward_without_series');
  if (seriesID !== null && seriesID !== before?.series_id) {
    const series = await findOpenableSeries(queries, seriesID);
    if (isRefusal(series))
      return series.code === 'series_not_found' ? refuse('reward_series_unknown') : series;
  }
  if (cardID !== null && !(await findCardSummaries(queries, [cardID])).has(cardID))
    return refuse('reward_card_unknown');
  return null;
}

const describeReward = async (queries: Queries, row: RewardRow): Promise<Reward> => {
  const [reward] = await describeRewards(queries, [row]);
  if (reward === undefined) throw new Error('a reward was not described');
  return reward;
};

export async function createReward(tx: Transaction, form: RewardForm) {
  return (await checkReward(tx, form)) ?? describeReward(tx, await addReward(tx, form));
}

/** Changes a reward. Returns it as it was and as it is now. */
export async function changeReward(tx: Transaction, rewardID: number, form: RewardForm) {
  const row = await lockReward(tx, rewardID);
  if (row === undefined) return refuse('reward_not_found');
  const fault = await checkReward(tx, form, row);
  if (fault) return fault;
  const before = await describeReward(tx, row);
  return { before, after: await describeReward(tx, await saveReward(tx, rewardID, form)) };
}

/** Returns the name of a contest that has the reward; undefined if none has it. */
export type FindContestWithReward = (
  tx: Transaction,
  rewardID: number,
) => Promise<string | undefined>;

/** Deletes a reward that no contest has. Returns it as it was. */
export async function deleteReward(
  tx: Transaction,
  rewardID: number,
  findContestWithReward: FindContestWithReward,
) {
  const row = await lockReward(tx, rewardID);
  if (row === undefined) return refuse('reward_not_found');
  const contest = await findContestWithReward(tx, rewardID);
  if (contest !== undefined) return refuse('reward_in_contest', { contest });
  const before = await describeReward(tx, row);
  await deleteRewardRow(tx, rewardID);
  return { before };
}
