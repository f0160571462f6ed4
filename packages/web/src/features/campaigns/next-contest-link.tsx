import type { UserCampaignContest } from '@pennant/contract/campaigns';

import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { nextContestOf } from './next-contest.ts';

/** The way on from a won series: to the next club of the ladder, or to the pennant. */
export function NextContestLink({ series }: { readonly series: UserCampaignContest }) {
  const { campaignID } = series.CampaignContest;
  const campaign = useApiQuery('GET /campaign/{id}/user', { params: { id: campaignID } });
  if (campaign.data === undefined) return null;
  const next = nextContestOf(campaign.data.CampaignContests, series.campaignContestID);
  return next === null ? (
    <LinkButton to={`/campaigns/${campaignID}`} paint="outfield">
      To the pennant
    </LinkButton>
  ) : (
    <LinkButton to={`/campaign-contests/${next.campaignContestID}`} paint="outfield">
      Next: {next.name}
    </LinkButton>
  );
}
