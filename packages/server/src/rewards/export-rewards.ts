import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { readOwnGrants } from './grant-store.ts';

/** What a user's won contests brought, the newest first. */
export async function exportRewards(
  queries: Queries,
  asked: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['rewards']> {
  const rows = await readOwnGrants(queries, asked);
  return rows.map((row) => ({
    campaignContestID: row.campaign_contest_id,
    userCampaignContestID: row.user_campaign_contest_id,
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
    granted: row.granted.toISOString(),
  }));
}
