import type { UserTeam } from '@pennant/contract/teams';
import { useState } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { Button } from '../../ui/button.tsx';
import { PublishDialog } from './publish-dialog.tsx';

/** The button that publishes a team; nothing for the one that is, and for one that cannot play. */
export function PublishButton({ team }: { readonly team: UserTeam }) {
  const { data } = useApiQuery('GET /challenges/team');
  const [isOpen, setOpen] = useState(false);
  if (data === undefined || team.problem !== null) return null;
  const isPublished = data.team?.userTeamID === team.userTeamID;
  return (
    <>
      {isPublished ? null : (
        <Button aria-label={`Publish ${team.name}`} onClick={() => setOpen(true)}>
          Publish
        </Button>
      )}
      <PublishDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        team={team}
        published={data.team}
      />
    </>
  );
}

/** A mark on the team that is published; nothing on others. */
export function PublishedMark({ team: { userTeamID } }: { readonly team: UserTeam }) {
  const { data } = useApiQuery('GET /challenges/team');
  if (data?.team?.userTeamID !== userTeamID) return null;
  return (
    <span className="bg-outfield-paint px-2 py-0.5 font-varsity text-xs text-on-outfield">
      Published
    </span>
  );
}
