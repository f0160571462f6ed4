import type { GameSummary } from '@pennant/contract/game-summary';

import { LinkButton } from '../../../ui/button.tsx';

/** A link back to the game's campaign contest, as long as it has no result. */
export function ContinueCampaignLink({
  UserCampaignContest: contest,
}: Pick<GameSummary, 'UserCampaignContest'>) {
  if (contest === null || contest.result !== null) return null;
  return (
    <LinkButton to={`/campaign-contests/${contest.userCampaignContestID}/play`} paint="pennant">
      Continue Campaign
    </LinkButton>
  );
}
