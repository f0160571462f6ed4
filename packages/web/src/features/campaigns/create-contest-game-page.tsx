import type { UserTeam as OwnTeam } from '@pennant/contract/teams';
import type { FormEvent } from 'react';
import { useParams } from 'react-router';

import { messageOf, isNotFound } from '../../api/api-error.ts';
import type { ApiResponse } from '../../api/call-types.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { OwnTeamSelect, useOwnTeam } from '../games/own-team-select.tsx';
import { TeamToPlay } from '../games/team-to-play.tsx';
import { useCreateGame } from '../games/use-create-game.ts';
import { TeamStrengthGauge } from './team-strength-gauge.tsx';

/** The page /game/create/{campaignContestID}: starts the next game of a contest. */
export function CreateContestGamePage() {
  const { campaignContestID = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(campaignContestID);
  const contest = useApiQuery(
    'GET /campaignContest/{id}',
    { params: { id: campaignContestID } },
    { enabled: isNumber },
  );
  const teams = useApiQuery('GET /teams/user');
  const isMissing = !isNumber || isNotFound(contest.error);
  useErrorToast('Error fetching campaign contest', isMissing ? null : contest.error, GAME_TOAST_MS);
  useErrorToast('Error fetching user teams', teams.error, GAME_TOAST_MS);
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
  const failed = contest.isError ? contest : teams.isError ? teams : null;
  if (failed !== null) {
    const what = contest.isError ? 'campaign contest' : 'user teams';
    return (
      <ErrorState
        title={`Error fetching ${what}: ${messageOf(failed.error)}`}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (contest.data === undefined || teams.data === undefined) return <Loading />;
  const { Campaign } = contest.data;
  return (
    <PageBody narrow>
      <PageHeading
        kicker={<TextLink to={`/campaigns/${Campaign.campaignID}`}>{Campaign.name}</TextLink>}
      >
        New Game
      </PageHeading>
      <TeamToPlay>
        {(playable) => <ContestGameForm contest={contest.data} teams={playable} />}
      </TeamToPlay>
    </PageBody>
  );
}

/** The choice of the user's team for the next game of a contest. */
function ContestGameForm({
  contest: { campaignContestID, userTeamID, UserTeam, name },
  teams,
}: {
  readonly contest: ApiResponse<'GET /campaignContest/{id}'>;
  readonly teams: readonly OwnTeam[];
}) {
  const [teamID, setTeamID] = useOwnTeam(teams);
  const { start, isStarting, dialog } = useCreateGame();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Home or away is drawn: the role that is sent is not used.
    start({ teamID, opponentID: userTeamID, role: 'home', campaignContestID });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
      <div className="border-2 border-rule-strong bg-raised p-4 shadow-sheet">
        <h2 className="font-slab font-semibold">Opponent Team</h2>
        <p className="flex flex-wrap items-center justify-between gap-2 font-display text-lg">
          {UserTeam.name}
          <TeamStrengthGauge score={UserTeam.score} />
        </p>
        <p className="text-sm text-ink-soft">
          {name}: the next game of your series in it. Home or away is drawn by the game’s own dice.
        </p>
      </div>
      <Button
        type="submit"
        paint="outfield"
        size="large"
        className="self-start"
        disabled={isStarting}
      >
        Play Ball
      </Button>
      {dialog}
    </form>
  );
}
