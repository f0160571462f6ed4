import type { UserTeam } from '@pennant/contract/teams';
import { LONGEST_TEAM_NAME } from '@pennant/rules/teams/lineup';
import { useState } from 'react';

import { messageOf } from '../../api/call-refused.ts';
import { useAction } from '../../api/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';

const failed = (error: Error) => toast.bad(`Error: ${messageOf(error)}`, GAME_TOAST_MS);

const OUTDATED = ['GET /teams/user', 'GET /teams/{userTeamID}', 'GET /teams/compare'] as const;

const copyName = (name: string): string => `${name.slice(0, LONGEST_TEAM_NAME - 7)} (copy)`;

/** What can be done with a team. */
export function TeamActions({ team }: { readonly team: UserTeam }) {
  const [asks, setAsks] = useState(false);
  const copying = useAction('POST /teams', {
    outdates: OUTDATED,
    onSuccess: ({ name }) => toast.good(`Team ${name} successfully created!`, GAME_TOAST_MS),
    onError: failed,
  });
  const repairing = useAction('POST /teams/repair', {
    outdates: OUTDATED,
    onSuccess: ({ name }) => toast.good(`Team ${name} successfully updated!`, GAME_TOAST_MS),
    onError: failed,
  });
  const deleting = useAction('POST /teams/delete', {
    outdates: OUTDATED,
    onSuccess: () => {
      setAsks(false);
      toast.good(`Team ${team.name} deleted.`, GAME_TOAST_MS);
    },
    onError: failed,
  });
  const { userTeamID, name, problem, UserTeamLineups } = team;
  const lineup = Object.fromEntries(
    UserTeamLineups.map(({ position, cardID, lineupOrder }) => [position, { cardID, lineupOrder }]),
  );
  return (
    <footer className="mt-4 flex flex-wrap gap-3">
      {problem === null ? (
        <LinkButton to="/game/create" state={{ teamID: userTeamID }} paint="outfield">
          Play a game
        </LinkButton>
      ) : (
        <Button
          paint="pennant"
          disabled={repairing.isPending}
          onClick={() => repairing.mutate({ body: { userTeamID } })}
        >
          Repair with the best
        </Button>
      )}
      <LinkButton to={`/team/edit?team=${userTeamID}`} state={{ team }}>
        Edit
      </LinkButton>
      <LinkButton to={`/team/compare?one=${userTeamID}`}>Compare</LinkButton>
      <Button
        disabled={problem !== null || copying.isPending}
        onClick={() => copying.mutate({ body: { name: copyName(name), lineup } })}
      >
        Duplicate
      </Button>
      <Button paint="quiet" onClick={() => setAsks(true)}>
        Delete
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={`Delete ${name}?`}
        description="The cards stay yours. Games of this team stay too, and one under way goes on with the lineup that it began with. Its rating is gone."
        actions={
          <>
            <Button
              paint="pennant"
              disabled={deleting.isPending}
              onClick={() => deleting.mutate({ body: { userTeamID } })}
            >
              Delete Team
            </Button>
            <Button onClick={() => setAsks(false)}>Keep it</Button>
          </>
        }
      />
    </footer>
  );
}
