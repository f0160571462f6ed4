import type { ComputerTeam, UserTeam } from '@pennant/contract/teams';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation, useApiQuery } from '../../api/query-hooks.ts';
import { useTeamsAndOpponents } from '../../api/use-teams-and-opponents.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SelectField } from '../../ui/form-fields.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ComboboxField } from '../../ui/combobox-field.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { newClientSeed } from '../../api/client-seed.ts';
import {
  computerTeamOption,
  renderOpponentOption,
  opponentLabel,
  userTeamOption,
} from './opponent-option.tsx';
import { OpponentPreview } from './opponent-preview.tsx';
import { HomeAwayPicker } from './home-away-picker.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/** The page /game/create: starts a new game. */
export function NewGamePage() {
  const { teams, opponents, failure } = useTeamsAndOpponents();
  useErrorToast('Error fetching user teams', teams.error, GAME_TOAST_MS);
  useErrorToast('Error fetching opponent teams', opponents.error, GAME_TOAST_MS);
  if (failure !== null) return <ErrorState {...failure} />;
  if (teams.data === undefined || opponents.data === undefined) return <Loading />;
  if (teams.data.length === 0) {
    return (
      <EmptyState
        title="The dugout is empty"
        picture={<EmptyDugout className="w-56" />}
        action={
          <LinkButton to="/team/create" paint="pennant">
            Put together a team
          </LinkButton>
        }
      >
        A game needs a team of yours. Fill Best Lineup makes one from your cards in one click.
      </EmptyState>
    );
  }
  return (
    <PageBody narrow>
      <PageHeading kicker="Games">New Game</PageHeading>
      <NewGameForm teams={teams.data} opponents={opponents.data} />
    </PageBody>
  );
}

function NewGameForm({
  teams,
  opponents,
}: {
  readonly teams: readonly UserTeam[];
  readonly opponents: readonly ComputerTeam[];
}) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = (state as { teamID?: string } | null)?.teamID;
  const playable = teams.filter(({ problem }) => problem === null);
  const [teamID, setTeamID] = useState(
    playable.find(({ userTeamID }) => userTeamID === wanted)?.userTeamID ??
      playable[0]?.userTeamID ??
      '',
  );
  const [opponentID, setOpponentID] = useState(
    () =>
      findEvenOpponent(
        playable.find(({ userTeamID }) => userTeamID === teamID),
        opponents,
      ) ?? '',
  );
  const [role, setRole] = useState<'home' | 'away'>('home');
  const commitment = useApiQuery('GET /fairness/next');
  const creating = useApiMutation('POST /games', {
    onSuccess: ({ gameID }) => {
      toast.good('Game created successfully!', GAME_TOAST_MS);
      void navigate(`/game/${gameID}/play`);
    },
    onError: (error) => toast.bad(`Error creating game: ${messageOf(error)}`, GAME_TOAST_MS),
  });

  const others = playable.filter(({ userTeamID }) => userTeamID !== teamID);
  const choices = [...opponents.map(computerTeamOption), ...others.map(userTeamOption)];
  const opponent = opponents.find(({ userTeamID }) => userTeamID === opponentID);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (teamID === '' || opponentID === '') return;
    const [homeUserTeamID, visitingUserTeamID] =
      role === 'home' ? [teamID, opponentID] : [opponentID, teamID];
    creating.mutate({
      body: {
        homeUserTeamID,
        visitingUserTeamID,
        role,
        ...(commitment.data === undefined
          ? {}
          : { fairness: { id: commitment.data.id, clientSeed: newClientSeed() } }),
      },
    });
  };

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <SelectField
        label="Your Team"
        required
        value={teamID}
        onChange={({ target }) => setTeamID(target.value)}
      >
        {teams.map(({ userTeamID, name, score, problem }) => (
          <option key={userTeamID} value={userTeamID} disabled={problem !== null}>
            {problem === null ? `${name} (score ${score})` : `${name}: ${problem}`}
          </option>
        ))}
      </SelectField>
      <ComboboxField
        label="Opponent Team"
        required
        items={choices}
        value={choices.find(({ teamID: id }) => id === opponentID) ?? null}
        onValue={(choice) => setOpponentID(choice?.teamID ?? '')}
        textOf={opponentLabel}
        keyOf={({ teamID: id }) => id}
        lineOf={renderOpponentOption}
        placeholder={
          opponents.length === 0
            ? 'The first clubs are still being made'
            : 'Type a club, a year or a score'
        }
        nothing="No club is called so."
      />
      {opponent === undefined ? null : <OpponentPreview team={opponent} />}
      <HomeAwayPicker role={role} onRole={setRole} />
      {creating.isError ? (
        <p role="alert" className="font-semibold text-bad">
          {messageOf(creating.error)}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          paint="outfield"
          size="large"
          disabled={opponentID === '' || teamID === '' || creating.isPending}
        >
          {creating.isPending ? 'Taking the field...' : 'Play Ball'}
        </Button>
        {commitment.data === undefined ? null : (
          <p className="min-w-0 text-sm text-ink-soft">
            The dice of this game are already sealed:{' '}
            <code className="break-all" title={commitment.data.commitment}>
              {commitment.data.commitment.slice(0, 16)}…
            </code>
          </p>
        )}
      </div>
    </form>
  );
}

/** Returns the id of the computer team whose score is nearest to that of the user's team. */
const findEvenOpponent = (
  team: UserTeam | undefined,
  opponents: readonly ComputerTeam[],
): string | undefined => {
  const score = team?.score ?? 0;
  const distance = (opponent: ComputerTeam) => Math.abs(opponent.score - score);
  return opponents.toSorted((a, b) => distance(a) - distance(b))[0]?.userTeamID;
};
