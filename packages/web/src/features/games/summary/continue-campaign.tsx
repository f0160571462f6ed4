import type { GameSummary } from '@pennant/contract/game-summary';

import { LinkButton } from '../../../ui/button.tsx';

/** The way back to the series that the game belongs to, as long as the campaign contest has no result yet. */
export function ContinueCampaign({
  UserCampaignContest: contest,
}: Pick<GameSummary, 'UserCampaignContest'>) {
  if (contest === null || contest.result !== null) return null;
  return (
    <LinkButton to={`/campaign-contests/${contest.userCampaignContestID}/play`} paint="pennant">
      Continue Campaign
    </LinkButton>
  );
}
