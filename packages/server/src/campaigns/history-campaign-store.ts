import type { PlannedCampaign, PlannedContest } from '@pennant/rules/campaigns/plan-campaigns';
import type { Transaction } from '../platform/database/database.ts';

/** Key of the advisory lock under which one server at a time creates the history's campaigns. */
const CAMPAIGNS_LOCK = 7_310_010;

export const lockHistoryCampaigns = (tx: Transaction) =>
  tx.query('select pg_advisory_xact_lock($1)', [CAMPAIGNS_LOCK]);

export async function insertHistoryCampaign(
  tx: Transaction,
  { key, name, desc }: PlannedCampaign,
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ campaign_id: number }>(
    `insert into campaign (history_key, name, description, created) values ($1, $2, $3, $4) returning campaign_id`,
    [key, name, desc, now],
  );
  if (row === undefined) throw new Error(`the campaign ${key} was not made`);
  return row.campaign_id;
}

export const insertHistoryContest = (
  tx: Transaction,
  {
    campaignID,
    place,
    rewardID,
    contest,
  }: {
    readonly campaignID: number;
    readonly place: number;
    readonly rewardID: number;
    readonly contest: PlannedContest;
  },
) =>
  tx.query(
    `insert into campaign_contest (history_key, campaign_id, place, name, description, result, reward_id, team_id, num_of_games)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      contest.key,
      campaignID,
      place,
      contest.name,
      contest.desc,
      contest.result,
      rewardID,
      contest.opponent.teamID,
      contest.numOfGames,
    ],
  );
