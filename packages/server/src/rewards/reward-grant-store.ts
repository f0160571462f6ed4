import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

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

const HAS_GRANT = statement(
  'rewards.has_grant',
  'select from reward_grant where user_id = $1 and campaign_contest_id = $2',
);

/** Whether a user was granted the reward of a contest. */
export const wasGranted = async (
  queries: Queries,
  { userID, campaignContestID }: { readonly userID: string; readonly campaignContestID: number },
): Promise<boolean> => (await queries.query(HAS_GRANT, [userID, campaignContestID])).length === 1;

const ADD_GRANT = statement(
  'rewards.add_grant',
  `insert into reward_grant (user_id, campaign_contest_id, reward_id, user_campaign_contest_id,
     game_id, event_number, money, series_id, packs, packs_drawn, series_pct, card_id, card_drawn,
     card_pct, granted_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
  { nullable: ['$8', '$10', '$12', '$13'] },
);

export const addGrant = (tx: Transaction, grant: GrantToWrite, now: Date) =>
  tx.query(ADD_GRANT, [
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
  ]);

const COLUMNS = `campaign_contest_id, user_campaign_contest_id, reward_id, game_id, event_number,
  money, series_id, packs, packs_drawn, series_pct, card_id, card_drawn, card_pct`;

const FIND_GRANT = statement(
  'rewards.find_grant',
  `select ${COLUMNS} from reward_grant where user_id = $1 and campaign_contest_id = $2`,
);

export type GrantRow = StatementRow<'rewards.find_grant'>;

/** Returns what a user was granted for a contest; undefined if nothing. */
export const findGrant = async (
  queries: Queries,
  { userID, campaignContestID }: { readonly userID: string; readonly campaignContestID: number },
): Promise<GrantRow | undefined> => {
  const [row] = await queries.query(FIND_GRANT, [userID, campaignContestID]);
  return row;
};

const READ_OWN_GRANTS = statement(
  'rewards.read_own_grants',
  `select ${COLUMNS}, granted_at
   from reward_grant where user_id = $1
   order by granted_at desc, campaign_contest_id desc limit $2`,
);

/** Returns all that a user was granted, newest first. */
export const readOwnGrants = (
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) => queries.query(READ_OWN_GRANTS, [userID, limit]);
