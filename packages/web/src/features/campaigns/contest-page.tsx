import type { ApiResponse } from '../../api/call-types.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { messageOf, isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useVisitor } from '../../api/current-user.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { EditContestForm } from './edit-contest-form.tsx';
import { RewardPanel } from './reward-panel.tsx';
import { ClubPennant } from '../games/club-pennant.tsx';
import { contestStandingText } from './contest-standing-text.ts';
import { TeamStrengthGauge } from './team-strength-gauge.tsx';

type Contest = ApiResponse<'GET /campaignContest/{id}'>;

/** The page /campaign-contests/{campaignContestID}: opponent, reward, and the user's standing. */
export function ContestPage() {
  const { campaignContestID = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(campaignContestID);
  const contest = useApiQuery(
    'GET /campaignContest/{id}',
    { params: { id: campaignContestID } },
    { enabled: isNumber },
  );
  const isMissing = !isNumber || isNotFound(contest.error);
  useErrorToast('Error fetching campaign contest', isMissing ? null : contest.error, GAME_TOAST_MS);
  if (isMissing) {
    return (
      <EmptyState
        title="No contest found"
        action={<LinkButton to="/campaigns">Campaigns</LinkButton>}
      >
        No contest has that number. It may have been mistyped.
      </EmptyState>
    );
  }
  if (contest.isError) {
    return (
      <ErrorState
        title="Error fetching campaign contest"
        error={contest.error}
        onRetry={() => void contest.refetch()}
      />
    );
  }
  if (contest.isPending) return <Loading />;
  return <ContestDetails contest={contest.data} />;
}

function ContestDetails({ contest }: { readonly contest: Contest }) {
  const visitor = useVisitor();
  const [isEditing, setEditing] = useState(false);
  const { UserTeam, Campaign, numOfGames } = contest;
  const isAdmin = visitor.kind === 'player' && visitor.user.isAdmin;
  return (
    <PageBody>
      <PageHeading
        kicker={<TextLink to={`/campaigns/${Campaign.campaignID}`}>{Campaign.name}</TextLink>}
        aside={
          isAdmin && !isEditing ? (
            <Button onClick={() => setEditing(true)}>Edit Contest</Button>
          ) : null
        }
      >
        {contest.name}
      </PageHeading>
      {isEditing ? <EditContestForm contest={contest} onDone={() => setEditing(false)} /> : null}
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-labelledby="opponent"
          className="border-2 border-ink bg-raised shadow-card lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div className="lamp-lit grid place-items-center border-b-2 border-ink bg-felt p-6 lg:border-r-2 lg:border-b-0">
            <ClubPennant club={UserTeam.teamID} year={UserTeam.year} className="w-full max-w-48" />
          </div>
          <div className="p-5">
            <h2 id="opponent" className="font-varsity text-sm text-pennant">
              The opponent
            </h2>
            <p className="font-display text-2xl wrap-anywhere">{UserTeam.name}</p>
            <p className="figures my-1 flex flex-wrap items-center gap-x-4 text-ink-soft">
              <TeamStrengthGauge score={UserTeam.score} />
              {UserTeam.wins + UserTeam.losses === 0 ? null : (
                <span>
                  {UserTeam.wins} won, {UserTeam.losses} lost
                </span>
              )}
            </p>
            {contest.desc === '' ? null : (
              <p className="mt-2 max-w-prose whitespace-pre-line">{contest.desc}</p>
            )}
            <p className="mt-3">
              {numOfGames === 1
                ? 'One game decides.'
                : `A series of ${numOfGames} games; whoever wins ${Math.floor(numOfGames / 2) + 1} has it.`}
            </p>
            <div className="mt-5 min-h-14">
              {visitor.kind === 'guest' ? (
                <LinkButton to="/login" paint="pennant" size="large">
                  Login
                </LinkButton>
              ) : visitor.kind === 'player' ? (
                <UserStanding contest={contest} />
              ) : null}
            </div>
          </div>
        </section>
        <section>
          <h2 className="mb-2 font-display text-xl">The first win brings</h2>
          <RewardPanel reward={contest.Reward} />
        </section>
      </div>
    </PageBody>
  );
}

/** The user's standing in the contest, with Start, or Continue if a series is undecided. */
function UserStanding({ contest }: { readonly contest: Contest }) {
  const navigate = useNavigate();
  const { campaignContestID, campaignID } = contest;
  const userCampaign = useApiQuery('GET /campaign/{id}/user', { params: { id: campaignID } });
  const startContest = useApiMutation('POST /userCampaignContest/create', {
    onSuccess: ({ userCampaignContestID }) => {
      toast.good(`Series against the ${contest.UserTeam.name} created!`, GAME_TOAST_MS);
      void navigate(`/campaign-contests/${userCampaignContestID}/play`);
    },
    onError: (error) => toast.bad(`Error: ${messageOf(error)}`, GAME_TOAST_MS),
  });
  if (userCampaign.isPending) return null;
  const standing = userCampaign.data?.CampaignContests.find(
    (other) => other.campaignContestID === campaignContestID,
  );
  const series = standing?.UserCampaignContest ?? null;
  const isOpen = series !== null && series.result === null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {isOpen ? (
        <LinkButton
          to={`/campaign-contests/${series.userCampaignContestID}/play`}
          paint="outfield"
          size="large"
        >
          Continue
        </LinkButton>
      ) : (
        <Button
          paint="outfield"
          size="large"
          disabled={startContest.isPending}
          onClick={() => startContest.mutate({ body: { campaignContestID } })}
        >
          Start
        </Button>
      )}
      {standing === undefined || series === null ? null : (
        <p className="font-slab font-semibold">
          {contestStandingText(standing)}
          {standing.isWon && contest.result !== '' ? `. ${contest.result}` : ''}
        </p>
      )}
      {isOpen || series === null ? null : (
        <TextLink to={`/campaign-contests/${series.userCampaignContestID}/play`}>
          The last series
        </TextLink>
      )}
    </div>
  );
}
