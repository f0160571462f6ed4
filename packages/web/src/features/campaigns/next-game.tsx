import type { UserCampaignContest } from '@pennant/contract/campaigns';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { newClientSeed } from '../../api/client-seed.ts';
import { messageOf } from '../../api/call-refused.ts';
import { useAction, useAnswer } from '../../api/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/field.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/** The next step of a series: go on with its game, or choose a team and start the next one. */
export function NextGame({ series }: { readonly series: UserCampaignContest }) {
  const underWay = series.Games.find(({ isFinal }) => !isFinal);
  if (underWay !== undefined) {
    return (
      <LinkButton to={`/game/${underWay.gameID}/play`} paint="outfield" size="large">
        Play on
      </LinkButton>
    );
  }
  if (series.isResigned) return null;
  if (series.Games.length >= series.numOfGames) {
    return <p className="font-slab font-semibold">All games in the series have been played</p>;
  }
  return <StartGame series={series} />;
}

function StartGame({ series }: { readonly series: UserCampaignContest }) {
  const navigate = useNavigate();
  const { userCampaignContestID, CampaignContest } = series;
  const teams = useAnswer('GET /teams/user');
  const commitment = useAnswer('GET /fairness/next');
  const lastTeam = series.Games.at(-1)?.GameParticipants.find(({ userID }) => userID !== null)
    ?.UserTeam.userTeamID;
  const [chosen, setChosen] = useState<string | null>(null);
  const [asksForTeam, setAsksForTeam] = useState(false);
  const creating = useAction('POST /games/campaign', {
    outdates: ['GET /games/user/', 'GET /fairness/next', 'GET /userCampaignContest/{id}'],
    onSuccess: ({ gameID }) => {
      toast.good('Game created successfully!', GAME_TOAST_MS);
      void navigate(`/game/${gameID}/play`);
    },
    onError: (error) => toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS),
  });
  useErrorToast('Error fetching user teams', teams.error, GAME_TOAST_MS);
  if (teams.isError) {
    return (
      <ErrorState
        title={`Error fetching user teams: ${messageOf(teams.error)}`}
        onRetry={() => void teams.refetch()}
      />
    );
  }
  const playable = (teams.data ?? []).filter(({ problem }) => problem === null);
  const isThere = (id: string | undefined) => playable.some(({ userTeamID }) => userTeamID === id);
  const teamID = chosen ?? (isThere(lastTeam) ? (lastTeam ?? '') : '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsksForTeam(teamID === '');
    if (teamID === '') return;
    creating.mutate({
      body: {
        userCampaignContestID,
        homeUserTeamID: teamID,
        visitingUserTeamID: CampaignContest.userTeamID,
        ...(commitment.data === undefined
          ? {}
          : { fairness: { id: commitment.data.id, clientSeed: newClientSeed() } }),
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <SelectField
        label="Your Team"
        value={teamID}
        disabled={teams.isPending}
        hint="Home or away is drawn by the game’s own dice."
        onChange={({ target }) => {
          setChosen(target.value);
          setAsksForTeam(false);
        }}
      >
        <option value="">Select a team</option>
        {(teams.data ?? []).map(({ userTeamID, name, score, problem }) => (
          <option key={userTeamID} value={userTeamID} disabled={problem !== null}>
            {problem === null ? `${name} (score ${score})` : `${name}: ${problem}`}
          </option>
        ))}
      </SelectField>
      {asksForTeam ? (
        <p role="alert" className="font-semibold text-bad">
          Please select a team
        </p>
      ) : null}
      <Button type="submit" paint="outfield" size="large" disabled={creating.isPending}>
        Play Next Game
      </Button>
      {teams.data?.length === 0 ? (
        <LinkButton to="/team/create" paint="pennant">
          Put together a team
        </LinkButton>
      ) : null}
    </form>
  );
}
