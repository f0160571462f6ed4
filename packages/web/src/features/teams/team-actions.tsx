import type { UserTeam } from '@pennant/contract/teams';
import { cutToRule } from '@pennant/rules/text/check-text';
import { TEXT_RULES } from '@pennant/rules/text/text-rules';
import { useState } from 'react';

import { messageOf } from '../../api/api-error.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { PublishButton } from '../challenges/publish-button.tsx';

const onFailed = (error: Error) => toast.bad(`Error: ${messageOf(error)}`, GAME_TOAST_MS);

const toCopyName = (name: string): string => cutToRule(name, TEXT_RULES.teamName, ' (copy)');

/** The buttons of a team: play, repair, edit, compare, publish, duplicate, delete. */
export function TeamActions({ team }: { readonly team: UserTeam }) {
  const [isConfirming, setConfirming] = useState(false);
  const copyTeam = useApiMutation('POST /teams', {
    onSuccess: ({ name }) => toast.good(`Team ${name} successfully created!`, GAME_TOAST_MS),
    onError: onFailed,
  });
  const repairTeam = useApiMutation('POST /teams/repair', {
    onSuccess: ({ name }) => toast.good(`Team ${name} successfully updated!`, GAME_TOAST_MS),
    onError: onFailed,
  });
  const deleteTeam = useApiMutation('POST /teams/delete', {
    onSuccess: () => {
      setConfirming(false);
      toast.good(`Team ${team.name} deleted.`, GAME_TOAST_MS);
    },
    onError: onFailed,
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
          disabled={repairTeam.isPending}
          onClick={() => repairTeam.mutate({ body: { userTeamID } })}
        >
          Repair with the best
        </Button>
      )}
      <LinkButton to={`/team/edit?team=${userTeamID}`} state={{ team }}>
        Edit
      </LinkButton>
      <LinkButton to={`/team/compare?one=${userTeamID}`}>Compare</LinkButton>
      <PublishButton team={team} />
      <Button
        disabled={problem !== null || copyTeam.isPending}
        onClick={() => copyTeam.mutate({ body: { name: toCopyName(name), lineup } })}
      >
        Duplicate
      </Button>
      <Button paint="quiet" onClick={() => setConfirming(true)}>
        Delete
      </Button>
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={`Delete ${name}?`}
        description="The cards stay yours. Games of this team stay too, and one under way goes on with the lineup that it began with. Its rating goes with it; for 90 days no new team of yours begins above it."
        actions={
          <>
            <Button
              paint="pennant"
              disabled={deleteTeam.isPending}
              onClick={() => deleteTeam.mutate({ body: { userTeamID } })}
            >
              Delete Team
            </Button>
            <Button onClick={() => setConfirming(false)}>Keep it</Button>
          </>
        }
      />
    </footer>
  );
}
