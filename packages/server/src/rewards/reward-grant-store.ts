import type { Queries, Transaction } from '../platform/database/database.ts';

export interface GrantToWrite {
  readonly userID: string;
  readonly campaignContestID: number;
  readonly rewardID: number;
  readonly userCampaignContestID: string;
  readonly gameID: string;
  readonly eventNumber: number;
  readonly money: number;
  readonly seriesID: number | null;
  readonly packs: number;
  readonly packsDrawn: number | null;
  readonly seriesPct: number;
  readonly cardID: number | null;
  readonly cardDrawn: number | null;
  readonly cardPct: number;
}

/** Whether a user was granted the reward of a contest. */
export const wasGranted = async (
  queries: Queries,
  { userID, campaignContestID }: { readonly userID: string; readonly campaignContestID: number },
): Promise<boolean> =>
  (
    await queries.query(
      'select from reward_grant where user_id = $1 and campaign_contest_id = $2',
      [userID, campaignContestID],
    )
  ).length === 1;

export const addGrant = (tx: Transaction, grant: GrantToWrite, now: Date) =>
  tx.query(
    `insert into reward_grant (user_id, campaign_contest_id, reward_id, user_campaign_contest_id, game_id, event_number,
       money, series_id, packs, packs_drawn, series_pct, card_id, card_drawn, card_pct, granted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      grant.userID,
      grant.campaignContestID,
      grant.rewardID,
      grant.userCampaignContestID,
      grant.gameID,
      grant.eventNumber,
      grant.money,
      grant.seriesID,
      grant.packs,
      grant.packsDrawn,
      grant.seriesPct,
      grant.cardID,
      grant.cardDrawn,
      grant.cardPct,
      now,
    ],
  );

export interface GrantRow {
  readonly campaign_contest_id: number;
  readonly user_campaign_contest_id: string;
  readonly reward_id: number;
  readonly game_id: string;
  readonly event_number: number;
  readonly money: number;
  readonly series_id: number | null;
  readonly packs: number;
  readonly packs_drawn: number | null;
  readonly series_pct: number;
  readonly card_id: number | null;
  readonly card_drawn: number | null;
  readonly card_pct: number;
}

/** Returns what a user was granted for a contest; undefined if nothing. */
export const findGrant = async (
  queries: Queries,
  { userID, campaignContestID }: { readonly userID: string; readonly campaignContestID: number },
): Promise<GrantRow | undefined> => {
  const [row] = await queries.query<GrantRow>(
    `select campaign_contest_id, user_campaign_contest_id, reward_id, game_id, event_number, money, series_id, packs, packs_drawn,
       series_pct, card_id, card_drawn, card_pct
     from reward_grant where user_id = $1 and campaign_contest_id = $2`,
    [userID, campaignContestID],
  );
  return row;
};

/** Returns all that a user was granted, newest first. */
export const readOwnGrants = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) =>
  queries.query<GrantRow & { readonly granted: Date }>(
    `select campaign_contest_id, user_campaign_contest_id, reward_id, game_id, event_number, money, series_id, packs, packs_drawn,
       series_pct, card_id, card_drawn, card_pct, granted
     from reward_grant where user_id = $1 order by granted desc, campaign_contest_id desc limit $2`,
    [userID, limit],
  );
