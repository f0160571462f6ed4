import type { GrantedReward } from '@pennant/contract/campaigns';
import type { Queries } from '../platform/database/database.ts';
import { findGrant, type GrantRow } from './reward-grant-store.ts';

/**
 * Returns what a user was granted for a series of a contest; null if that series won nothing, or if
 * an earlier one of the contest was granted the reward.
 */
export async function showGrantedReward(
  queries: Queries,
  series: {
    readonly userID: string;
    readonly campaignContestID: number;
    readonly userCampaignContestID: string;
  },
): Promise<GrantedReward | null> {
  const row = await findGrant(queries, series);
  if (row?.user_campaign_contest_id !== series.userCampaignContestID) return null;
  return grantedRewardOf(row);
}

/** Returns in the API's form what was granted, with the event number of the dice that drew it. */
export const grantedRewardOf = (row: GrantRow): GrantedReward => ({
  rewardID: row.reward_id,
  gameID: row.game_id,
  eventNumber: row.event_number,
  money: row.money,
  seriesID: row.series_id,
  packs: row.packs,
  packsDrawn: row.packs_drawn,
  seriesPct: row.series_pct,
  cardID: row.card_id,
  cardDrawn: row.card_drawn,
  cardPct: row.card_pct,
});
