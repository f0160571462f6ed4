import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { findComputerTeams } from '../teams/find-computer-teams.ts';
import { listUserSeries } from './contest-series-store.ts';

/** Returns a user's contest series for the account export, newest first. */
export async function exportContests(
  queries: Queries,
  request: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['contests']> {
  const rows = await listUserSeries(queries, request);
  const clubs = await findComputerTeams(
    queries,
    rows.map(({ team_id }) => team_id),
  );
  return rows.map((row) => ({
    userCampaignContestID: row.user_campaign_contest_id,
    campaignContestID: row.campaign_contest_id,
    campaign: row.campaign,
    // A contest without a name shows its opponent's.
    contest: row.contest || (clubs.get(row.team_id)?.name ?? ''),
    numOfGames: row.num_of_games,
    wins: row.wins,
    losses: row.losses,
    result: row.result,
    resultDescription: row.result_description,
    isResigned: row.is_resigned,
    created: row.created_at.toISOString(),
    decided: row.decided_at?.toISOString() ?? null,
  }));
}
