import type { UserTeam } from '@pennant/contract/teams';
import type { ReactNode } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { Button, LinkButton } from '../../ui/button.tsx';

/** Shows what needs the teams of the user, once they have come. */
export function OwnTeams({
  children,
}: {
  readonly children: (teams: readonly UserTeam[]) => ReactNode;
}) {
  const teams = useApiQuery('GET /teams/user');
  if (teams.isError) {
    return (
      <div role="alert">
        <p className="mb-3 text-bad">Your teams did not come: {messageOf(teams.error)}</p>
        <Button onClick={() => void teams.refetch()}>Try again</Button>
      </div>
    );
  }
  if (teams.data === undefined) {
    return (
      <p role="status" className="min-h-24 text-ink-soft">
        Calling your teams...
      </p>
    );
  }
  return children(teams.data);
}

/** Shows what needs a team that can play, or how to come by one. */
export const TeamToPlay = ({
  children,
  afterwards = 'come back',
}: {
  readonly children: (teams: readonly UserTeam[]) => ReactNode;
  /** What to do once there is a team. */
  readonly afterwards?: string;
}) => (
  <OwnTeams>
    {(teams) =>
      teams.some(({ problem }) => problem === null) ? (
        children(teams)
      ) : (
        <>
          <p className="mb-3">You have no team that can play. Make one, then {afterwards}.</p>
          <LinkButton to={teams.length === 0 ? '/team/create' : '/team/user'} paint="pennant">
            {teams.length === 0 ? 'Put together a team' : 'To your teams'}
          </LinkButton>
        </>
      )
    }
  </OwnTeams>
);
