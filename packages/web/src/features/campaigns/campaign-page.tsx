import type { Campaign, UserCampaign } from '@pennant/contract/campaigns';
import { useState } from 'react';
import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useVisitor } from '../../api/current-user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { CampaignPennant } from './campaign-pennant.tsx';
import { EditCampaignForm } from './edit-campaign-form.tsx';
import { ContestLadder } from './contest-ladder.tsx';

/** The page /campaigns/{campaignID}: a campaign, its contests, and the user's progress. */
export function CampaignPage() {
  const { campaignID = '' } = useParams();
  const visitor = useVisitor();
  const isNumber = /^\d{1,9}$/.test(campaignID);
  const params = { id: campaignID };
  const campaign = useApiQuery('GET /campaign/{id}', { params }, { enabled: isNumber });
  const userCampaign = useApiQuery(
    'GET /campaign/{id}/user',
    { params },
    { enabled: isNumber && visitor.kind === 'player' },
  );
  const isMissing = !isNumber || isNotFound(campaign.error);
  useErrorToast('Error fetching campaign', isMissing ? null : campaign.error, GAME_TOAST_MS);
  if (isMissing) {
    return (
      <EmptyState
        title="No campaign found"
        action={<LinkButton to="/campaigns">Campaigns</LinkButton>}
      >
        No campaign has that number. It may have been mistyped.
      </EmptyState>
    );
  }
  if (campaign.isError) {
    return (
      <ErrorState
        title="Error fetching campaign"
        error={campaign.error}
        onRetry={() => void campaign.refetch()}
      />
    );
  }
  if (campaign.isPending) return <Loading />;
  return (
    <CampaignDetails
      campaign={campaign.data}
      userCampaign={userCampaign.data}
      isGuest={visitor.kind === 'guest'}
      isAdmin={visitor.kind === 'player' && visitor.user.isAdmin}
    />
  );
}

interface Props {
  readonly campaign: Campaign;
  /** The campaign with the user's results; undefined for guests and while it loads. */
  readonly userCampaign: UserCampaign | undefined;
  readonly isGuest: boolean;
  readonly isAdmin: boolean;
}

function CampaignDetails({ campaign, userCampaign, isGuest, isAdmin }: Props) {
  const [isEditing, setEditing] = useState(false);
  const contests = userCampaign?.CampaignContests ?? campaign.CampaignContests;
  const wonCount = userCampaign?.CampaignContests.filter(({ isWon }) => isWon).length ?? 0;
  const isWon = wonCount > 0 && wonCount === contests.length;
  return (
    <PageBody>
      <PageHeading
        kicker={<TextLink to="/campaigns">Campaigns</TextLink>}
        aside={
          isGuest ? (
            <LinkButton to="/login" paint="pennant">
              Login
            </LinkButton>
          ) : isAdmin && !isEditing ? (
            <Button onClick={() => setEditing(true)}>Edit Campaign</Button>
          ) : null
        }
      >
        {campaign.name}
      </PageHeading>
      {isEditing ? <EditCampaignForm campaign={campaign} onDone={() => setEditing(false)} /> : null}
      <div className="mb-8 grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <CampaignPennant campaign={campaign} isWon={isWon} className="w-48 sm:w-full" />
        <div>
          <p className="max-w-prose whitespace-pre-line">{campaign.desc}</p>
          <div className={isGuest ? '' : 'mt-4 min-h-14'}>
            {userCampaign === undefined || contests.length === 0 ? null : (
              <>
                <p className="mb-1 font-slab font-semibold">
                  {isWon ? 'The pennant is yours' : `${wonCount} of ${contests.length} won`}
                </p>
                <ProgressBar label="Contests won" value={wonCount} max={contests.length} />
              </>
            )}
          </div>
        </div>
      </div>
      <h2 className="mb-3 font-display text-2xl">The ladder</h2>
      {contests.length === 0 ? (
        <p className="text-ink-soft">This campaign has no contests yet.</p>
      ) : (
        <div className="ml-4">
          <ContestLadder contests={contests} />
        </div>
      )}
    </PageBody>
  );
}
