import type { UserTeam } from '@pennant/contract/teams';
import type { ReactNode } from 'react';

import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { OwnTeamSelect, useOwnTeam } from '../games/own-team-select.tsx';
import { InvitePanel } from './lobby/invite-panel.tsx';
import { TeamToPlay } from './lobby/team-to-play.tsx';

/** The page /live: a live game against another player, by a link or by rating. */
export function LobbyPage() {
  return (
    <PageBody>
      <PageHeading kicker="Games">Play live</PageHeading>
      <p className="mb-6 max-w-prose text-ink-soft">
        Two players, one table, nine innings. You decide at the same time, unseen by each other, and
        nobody can know the dice: not you, not they, not the server.
      </p>
      <TeamToPlay>{(teams) => <WaysToPlay teams={teams} />}</TeamToPlay>
    </PageBody>
  );
}

function WaysToPlay({ teams }: { readonly teams: readonly UserTeam[] }) {
  const [teamID, setTeamID] = useOwnTeam(teams);
  return (
    <>
      <div className="mb-6 max-w-md">
        <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Panel head="Invite somebody">
          <InvitePanel teamID={teamID} />
        </Panel>
      </div>
    </>
  );
}

const Panel = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
  <section className="border-2 border-ink bg-raised px-4 py-4 shadow-card sm:px-5">
    <h2 className="mb-2 font-display text-xl">{head}</h2>
    {children}
  </section>
);
