import type { UserTeam } from '@pennant/contract/teams';

import { messageOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { OwnTeamSelect, useOwnTeam } from '../games/own-team-select.tsx';
import { TeamToPlay } from '../games/team-to-play.tsx';
import { useStartChallenge } from './use-start-challenge.tsx';

interface Props {
  readonly token: string;
  /** Who challenges. */
  readonly username: string;
}

/** How a player takes up a challenge: chooses a team and plays. */
export const AcceptChallenge = (props: Props) => (
  <TeamToPlay afterwards="open this link again">
    {(teams) => <TeamAndPlay teams={teams} {...props} />}
  </TeamToPlay>
);

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
