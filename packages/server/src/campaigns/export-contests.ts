import type { AccountExport } from '@pennant/contract/account-export';
import type { Queries } from '../platform/database/database.ts';
import { findClubs } from '../teams/find-clubs.ts';
import { readOwnSeries } from './series-store.ts';

/** A user's series in contests, the newest first: which, how they stand, and how they ended. */
export async function exportContests(
  queries: Queries,
  asked: { readonly userID: string; readonly limit: number },
): Promise<AccountExport['contests']> {
  const rows = await readOwnSeries(queries, asked);
  const clubs = await findClubs(
    queries,
    rows.map(({ team_id }) => team_id),
  );
  return rows.map((row) => ({
    userCampaignContestID: row.user_campaign_contest_id,
    campaignContestID: row.campaign_contest_id,
    campaign: row.campaign,
    // Where a contest has no name of its own, it goes by its opponent's.
    contest: row.contest || (clubs.get(row.team_id)?.name ?? ''),
    numOfGames: row.num_of_games,
    wins: row.wins,
    losses: row.losses,
    result: row.result,
    resultDescription: row.result_description,
    isResigned: row.is_resigned,
    created: row.created.toISOString(),
    decided: row.decided?.toISOString() ?? null,
  }));
}
