import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { refuse } from '../platform/refusal.ts';
import { findOrInsertSeries } from './contest-series-store.ts';
import { findContest } from './contest-store.ts';

/** Starts a series of a contest, or returns the one that is undecided. */
export async function startContest(
  tx: Transaction,
  { userID, campaignContestID }: { readonly userID: string; readonly campaignContestID: number },
  now: Date,
) {
  const contest = await findContest(tx, campaignContestID);
  if (contest === undefined) return refuse('contest_not_found');
  const userCampaignContestID = await findOrInsertSeries(
    tx,
    {
      userID,
      userCampaignContestID: newUuidV7(now),
      campaignContestID,
      teamID: contest.team_id,
      numOfGames: contest.num_of_games,
    },
    now,
  );
  return { userCampaignContestID };
}
