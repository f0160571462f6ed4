import type { OpponentSummary } from '@pennant/contract/teams';
import type { Queries } from '../platform/database/database.ts';
import { findComputerTeams } from '../teams/find-computer-teams.ts';
import { findNextContestOf, hasSeries } from './contest-series-store.ts';

/** The contest that is next for a user. */
export interface NextContest {
  readonly campaignContestID: number;
  readonly name: string;
  readonly campaign: string;
  readonly opponent: OpponentSummary;
  readonly numOfGames: number;
  /** The open series in it; null if there is none. */
  readonly series: {
    readonly userCampaignContestID: string;
    readonly wins: number;
    readonly losses: number;
  } | null;
}

/** Returns whether a user has begun any contest. */
export const hasBegunContest = hasSeries;

/**
 * Returns the contest of a user's newest open series, else the next one that is not won; null when
 * all are won.
 */
export async function findNextContest(
  queries: Queries,
  userID: string,
): Promise<NextContest | null> {
  const row = await findNextContestOf(queries, userID);
  if (row === undefined) return null;
  const opponent = (await findComputerTeams(queries, [row.team_id])).get(row.team_id);
  if (opponent === undefined) throw new Error(`the contest ${row.campaign_contest_id} has no team`);
  const { user_campaign_contest_id: userCampaignContestID, wins, losses } = row;
  return {
    campaignContestID: row.campaign_contest_id,
    name: row.name || opponent.name,
    campaign: row.campaign,
    opponent,
    numOfGames: row.num_of_games,
    series:
      userCampaignContestID === null
        ? null
        : { userCampaignContestID, wins: wins ?? 0, losses: losses ?? 0 },
  };
}
