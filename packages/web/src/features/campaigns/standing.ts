import type { PlayersCampaign } from '@pennant/contract/campaigns';
import type { ContestResult } from '@pennant/rules/campaigns/contest-result';

/** What a result is called. */
export const RESULT_WORDS: Readonly<Record<ContestResult, string>> = {
  win: 'Won',
  loss: 'Lost',
  tie: 'Level',
};

/** How a player stands in a contest, in a word or two; empty where he has not tried it. */
export function standingWords({
  isWon,
  UserCampaignContest: series,
}: Pick<PlayersCampaign['CampaignContests'][number], 'isWon' | 'UserCampaignContest'>): string {
  if (series !== null && series.result === null)
    return `Under way, ${series.wins}–${series.losses}`;
  if (isWon) return 'Won';
  return series?.result ? RESULT_WORDS[series.result] : '';
}
