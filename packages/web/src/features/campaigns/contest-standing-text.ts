import type { UserCampaign } from '@pennant/contract/campaigns';
import type { ContestResult } from '@pennant/rules/campaigns/contest-result';

/** The label of each result of a series. */
export const RESULT_LABELS: Readonly<Record<ContestResult, string>> = {
  win: 'Won',
  loss: 'Lost',
  tie: 'Level',
};

/** Returns the user's standing in a contest in a few words; empty if they have not played it. */
export function contestStandingText({
  isWon,
  UserCampaignContest: series,
}: Pick<UserCampaign['CampaignContests'][number], 'isWon' | 'UserCampaignContest'>): string {
  if (series !== null && series.result === null)
    return `Under way, ${series.wins}–${series.losses}`;
  if (isWon) return 'Won';
  return series?.result ? RESULT_LABELS[series.result] : '';
}
