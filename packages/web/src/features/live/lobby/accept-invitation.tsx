import type { UserTeam } from '@pennant/contract/teams';
import { useNavigate } from 'react-router';

import { messageOf } from '../../../api/api-error.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { OwnTeamSelect, useOwnTeam } from '../../games/own-team-select.tsx';
import { TeamToPlay } from '../../games/team-to-play.tsx';

interface Props {
  readonly token: string;
  /** Who invites. */
  readonly username: string;
}

/** How a player takes up an invitation: chooses a team, and goes to the table. */
export const AcceptInvitation = (props: Props) => (
  <TeamToPlay>{(teams) => <TeamAndPlay teams={teams} {...props} />}</TeamToPlay>
);

function TeamAndPlay({ teams, token, username }: Props & { readonly teams: readonly UserTeam[] }) {
  const [teamID, setTeamID] = useOwnTeam(teams);
  const navigate = useNavigate();
  const accepting = useApiMutation('POST /live/invitations/{token}', {
    onSuccess: ({ gameID }) => void navigate(`/live/${gameID}`, { replace: true }),
  });
  const isBusy = accepting.isPending || accepting.isSuccess;
  return (
    <div className="flex flex-col items-start gap-4">
      <div className="w-full">
        <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
      </div>
      <div role="alert" className="empty:absolute">
        {accepting.error === null ? null : (
          <p className="border-l-4 border-bad pl-3 font-semibold text-bad">
            {messageOf(accepting.error)}
          </p>
        )}
      </div>
      <Button
        paint="outfield"
        size="large"
        disabled={isBusy || teamID === ''}
        onClick={() => accepting.mutate({ params: { token }, body: { userTeamID: teamID } })}
      >
        {isBusy ? 'Taking the field...' : `Play ${username}`}
      </Button>
    </div>
  );
}
