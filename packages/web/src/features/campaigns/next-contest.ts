import type { UserCampaign } from '@pennant/contract/campaigns';

type Contest = UserCampaign['CampaignContests'][number];

/**
 * Returns the next contest of a ladder that the user has not won: the first after the one that was
 * just played, else the first of those before it; null if all are won.
 */
export function nextContestOf<C extends Pick<Contest, 'campaignContestID' | 'isWon'>>(
  contests: readonly C[],
  played: number,
): C | null {
  const index = contests.findIndex(({ campaignContestID }) => campaignContestID === played);
  const others = [...contests.slice(index + 1), ...contests.slice(0, Math.max(index, 0))];
  return others.find(({ isWon }) => !isWon) ?? null;
}
