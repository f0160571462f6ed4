import type { Queries } from '../platform/database/database.ts';
import { findContestByReward } from './contest-store.ts';

/** Returns the name of a contest that has a reward; undefined if none has it. */
export async function findContestWithReward(
  queries: Queries,
  rewardID: number,
): Promise<string | undefined> {
  const contest = await findContestByReward(queries, rewardID);
  return contest && (contest.name || `No. ${contest.campaign_contest_id}`);
}
