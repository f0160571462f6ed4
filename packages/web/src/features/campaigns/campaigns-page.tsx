import type { Campaign } from '@pennant/contract/campaigns';
import { Link } from 'react-router';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useVisitor } from '../../api/current-user.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { CampaignPennant } from './campaign-pennant.tsx';
import { CampaignsOnTheWay } from './campaigns-on-the-way.tsx';
import { useCampaignsOnTheWay } from './use-campaigns-on-the-way.ts';

/** The page /campaigns: the list of campaigns. */
export function CampaignsPage() {
  const visitor = useVisitor();
  const campaigns = useApiQuery('GET /campaign');
  const onTheWay = useCampaignsOnTheWay(() => void campaigns.refetch());
  useErrorToast('Error fetching campaigns', campaigns.error, GAME_TOAST_MS);
  if (campaigns.isPending) return <Loading />;
  if (campaigns.isError) {
    return (
      <ErrorState
        title="Error fetching campaigns"
        error={campaigns.error}
        onRetry={() => void campaigns.refetch()}
      />
    );
  }
  const isAdmin = visitor.kind === 'player' && visitor.user.isAdmin;
  return (
    <PageBody>
      <PageHeading
        kicker="Play for the flag"
        aside={
          <span className="flex flex-wrap gap-3">
            {visitor.kind === 'guest' ? (
              <LinkButton to="/login" paint="pennant">
                Login
              </LinkButton>
            ) : null}
            {isAdmin ? <LinkButton to="/campaigns/create">Create Campaign</LinkButton> : null}
            {isAdmin ? (
              <LinkButton to="/campaign-contests/create">Create Contest</LinkButton>
            ) : null}
          </span>
        }
      >
        Campaigns
      </PageHeading>
      <p role="status" className="sr-only">
        {campaigns.data.length > 0 ? describeArrival(campaigns.data.length, onTheWay) : ''}
      </p>
      {campaigns.data.length > 0 ? (
        <ul className="mb-5 grid gap-5 md:grid-cols-2">
          {campaigns.data.map((campaign) => (
            <li key={campaign.campaignID}>
              <CampaignPoster campaign={campaign} />
            </li>
          ))}
        </ul>
      ) : null}
      {onTheWay.catalogue !== null ? (
        <CampaignsOnTheWay catalogue={onTheWay.catalogue} campaigns={campaigns.data} />
      ) : campaigns.data.length === 0 && !campaigns.isFetching ? (
        <EmptyState title="No campaign found">
          The campaigns of this history are not made yet. The schedule of games is open all the
          same.
        </EmptyState>
      ) : null}
    </PageBody>
  );
}

/** Returns what is announced while campaigns are on their way, and when all have come. */
const describeArrival = (
  count: number,
  { catalogue, haveCome }: ReturnType<typeof useCampaignsOnTheWay>,
): string => {
  if (haveCome) return 'The campaigns are here.';
  if (catalogue === null) return '';
  return `${count} ${count === 1 ? 'campaign is' : 'campaigns are'} here, more are on their way.`;
};

function CampaignPoster({ campaign }: { readonly campaign: Campaign }) {
  const { CampaignContests: contests } = campaign;
  const scores = contests.map(({ UserTeam }) => UserTeam.score);
  return (
    <Link
      to={`/campaigns/${campaign.campaignID}`}
      className="group grid h-full grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-2 border-ink bg-raised p-4 shadow-card transition-[translate] duration-quick hover:-translate-y-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
    >
      <CampaignPennant campaign={campaign} className="w-full self-start" />
      <span className="min-w-0">
        <span className="block font-display text-xl decoration-pennant decoration-3 underline-offset-6 group-hover:underline">
          {campaign.name}
        </span>
        <span className="mt-1 block text-sm text-ink-soft">{campaign.desc}</span>
        <span className="figures mt-2 block text-sm font-semibold">
          {contests.length === 0
            ? 'No contests yet'
            : `${contests.length} ${contests.length === 1 ? 'contest' : 'contests'}, strength ${Math.min(...scores)} to ${Math.max(...scores)}`}
        </span>
      </span>
    </Link>
  );
}
