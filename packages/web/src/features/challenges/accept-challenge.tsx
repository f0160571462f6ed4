import type { UserTeam } from '@pennant/contract/teams';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { OwnTeamSelect, useOwnTeam } from '../games/own-team-select.tsx';
import { useStartChallenge } from './use-start-challenge.tsx';

interface Props {
  readonly token: string;
  /** Who challenges. */
  readonly username: string;
}

/** How a player takes up a challenge: chooses a team and plays. */
export function AcceptChallenge({ token, username }: Props) {
  const teams = useApiQuery('GET /teams/user');
  if (teams.isError) {
    return (
      <div role="alert">
        <p className="mb-3 text-bad">Your teams did not come: {messageOf(teams.error)}</p>
        <Button onClick={() => void teams.refetch()}>Try again</Button>
      </div>
    );
  }
  if (teams.data === undefined)
    return (
      <p role="status" className="min-h-24 text-ink-soft">
        Calling your teams...
      </p>
    );
  return teams.data.some(({ problem }) => problem === null) ? (
    <TeamAndPlay teams={teams.data} token={token} username={username} />
  ) : (
    <>
      <p className="mb-3">You have no team that can play. Make one, then open this link again.</p>
      <LinkButton to={teams.data.length === 0 ? '/team/create' : '/team/user'} paint="pennant">
        {teams.data.length === 0 ? 'Put together a team' : 'To your teams'}
      </LinkButton>
    </>
  );
}

function TeamAndPlay({ teams, token, username }: Props & { readonly teams: readonly UserTeam[] }) {
  const [teamID, setTeamID] = useOwnTeam(teams);
  const { accept, isStarting, error, dialog } = useStartChallenge();
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
      </div>
      <div role="alert">
        {error === null ? null : (
          <p className="border-l-4 border-bad pl-3 font-semibold text-bad">{messageOf(error)}</p>
        )}
      </div>
      <Button
        paint="outfield"
        size="large"
        disabled={isStarting || teamID === ''}
        onClick={() => accept(token, teamID)}
      >
        {isStarting ? 'Taking the field...' : `Play ${username}`}
      </Button>
      {dialog}
    </div>
  );
}
