import type { Queries } from '../platform/database/database.ts';
import { readWonCampaigns } from './store.ts';

/** The campaigns that a user has won whole: every contest of them at least once. */
export async function findWonCampaigns(
  queries: Queries,
  userID: string,
): Promise<{ campaignID: number; name: string }[]> {
  const rows = await readWonCampaigns(queries, userID);
  return rows.map(({ campaign_id: campaignID, name }) => ({ campaignID, name }));
}
