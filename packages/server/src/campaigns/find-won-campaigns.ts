import type { Queries } from '../platform/database/database.ts';
import { readWonCampaigns } from './campaign-store.ts';

/** Returns the campaigns of which a user has won every contest at least once. */
export async function findWonCampaigns(
  queries: Queries,
  userID: string,
): Promise<{ campaignID: number; name: string }[]> {
  const rows = await readWonCampaigns(queries, userID);
  return rows.map(({ campaign_id: campaignID, name }) => ({ campaignID, name }));
}
