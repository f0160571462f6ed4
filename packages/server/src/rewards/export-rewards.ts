import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { readOwnGrants } from './reward-grant-store.ts';
import { grantedRewardOf } from './show-granted-reward.ts';

/** Returns what a user was granted for contests, newest first. */
export async function exportRewards(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['rewards']> {
  const rows = await readOwnGrants(queries, request);
  return rows.map((row) => ({
    campaignContestID: row.campaign_contest_id,
    userCampaignContestID: row.user_campaign_contest_id,
    ...grantedRewardOf(row),
    granted: row.granted_at.toISOString(),
  }));
}
