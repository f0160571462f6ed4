import type { PlannedReward } from '@pennant/rules/campaigns/plan-campaigns';
import type { Transaction } from '../platform/database/database.ts';
import { findSeriesIDByKey } from '../packs/find-series-names.ts';
import { addHistoryReward } from './reward-store.ts';

/** Creates a planned reward of the history. It has no packs if its series is not active. */
export async function createHistoryReward(
  tx: Transaction,
  reward: PlannedReward & { readonly key: string; readonly cardID: number | null },
): Promise<number> {
  const seriesID = await findSeriesIDByKey(tx, reward.seriesKey);
  return addHistoryReward(tx, reward.key, {
    money: reward.money,
    seriesID,
    numberOfSeries: seriesID === null ? null : reward.packs,
    cardID: reward.cardID,
    seriesPct: null,
    cardPct: reward.cardPct,
    description: reward.description,
  });
}
