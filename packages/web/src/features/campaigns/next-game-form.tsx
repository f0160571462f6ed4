import type { UserCampaignContest } from '@pennant/contract/campaigns';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useNextGameSeal } from '../../api/use-next-game-seal.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { isolateName } from '../../ui/isolated-name.ts';
import { useFullSchedule } from '../games/under-way/use-full-schedule.tsx';

/** The next step of a series: a link to the game in progress, or the form that starts a game. */
export function NextGameForm({ series }: { readonly series: UserCampaignContest }) {
  const openGame = series.Games.find(({ isFinal }) => !isFinal);
  if (openGame !== undefined) {
    return (
      <LinkButton to={`/game/${openGame.gameID}/play`} paint="outfield" size="large">
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
  const teams = useApiQuery('GET /teams/user');
  const seal = useNextGameSeal();
  const lastTeamID = series.Games.at(-1)?.GameParticipants.find(({ userID }) => userID !== null)
    ?.UserTeam.userTeamID;
  const [chosenID, setChosenID] = useState<string | null>(null);
  const [isTeamMissing, setTeamMissing] = useState(false);
  const schedule = useFullSchedule();
  const createGame = useApiMutation('POST /games/campaign', {
    onSuccess: ({ gameID }) => {
      seal.note();
      toast.good('Game created successfully!', GAME_TOAST_MS);
      void navigate(`/game/${gameID}/play`);
    },
    onError: (error, input) => {
      if (!schedule.takeRefusal(error, () => createGame.mutate(input)))
        toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS);
    },
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
  const playableTeams = (teams.data ?? []).filter(({ problem }) => problem === null);
  const lastTeam = playableTeams.find(({ userTeamID }) => userTeamID === lastTeamID);
  const teamID = chosenID ?? lastTeam?.userTeamID ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTeamMissing(teamID === '');
    if (teamID === '') return;
    createGame.mutate({
      body: {
        userCampaignContestID,
        homeUserTeamID: teamID,
        visitingUserTeamID: CampaignContest.userTeamID,
        ...seal.giveBytes(),
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
          setChosenID(target.value);
          setTeamMissing(false);
        }}
      >
        <option value="">Select a team</option>
        {(teams.data ?? []).map(({ userTeamID, name, score, problem }) => (
          <option key={userTeamID} value={userTeamID} disabled={problem !== null}>
            {problem === null
              ? `${isolateName(name)} (score ${score})`
              : `${isolateName(name)}: ${problem}`}
          </option>
        ))}
      </SelectField>
      {isTeamMissing ? (
        <p role="alert" className="font-semibold text-bad">
          Please select a team
        </p>
      ) : null}
      <Button type="submit" paint="outfield" size="large" disabled={createGame.isPending}>
        Play Next Game
      </Button>
      {schedule.dialog}
      {teams.data?.length === 0 ? (
        <LinkButton to="/team/create" paint="pennant">
          Put together a team
        </LinkButton>
      ) : null}
    </form>
  );
}
