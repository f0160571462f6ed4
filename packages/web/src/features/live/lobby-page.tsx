import type { LiveStateDto } from '@pennant/contract/live-results';
import type { UserTeam } from '@pennant/contract/teams';
import type { ReactNode } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { OwnTeamSelect, useOwnTeam } from '../games/own-team-select.tsx';
import { InvitePanel } from './lobby/invite-panel.tsx';
import { LastResults } from './lobby/last-results.tsx';
import { LiveGamesUnderWay } from './lobby/live-games-under-way.tsx';
import { MatchPanel } from './lobby/match-panel.tsx';
import { OwnLiveStanding } from './lobby/own-live-standing.tsx';
import { TeamToPlay } from '../games/team-to-play.tsx';

/** How often the page asks for games that have begun elsewhere, in ms. */
const ASK_MS = 10_000;

/** The page /live: a live game against another player, by a link or by rating. */
export function LobbyPage() {
  const state = useApiQuery('GET /live/state', {}, { refetchInterval: () => ASK_MS });
  if (state.data === undefined) {
    return state.isError ? (
      <ErrorState
        title="Error fetching your live games"
        error={state.error}
        onRetry={() => void state.refetch()}
      />
    ) : (
      <Loading />
    );
  }
  return (
    <PageBody>
      <PageHeading kicker="Games">Play live</PageHeading>
      <OwnLiveStanding state={state.data} />
      <LiveGamesUnderWay games={state.data.gamesUnderWay} />
      <p className="mb-4 max-w-prose text-ink-soft">
        Two players, one table, nine innings. You decide at the same time, unseen by each other, and
        nobody can know the dice: not you, not they, not the server. It pays no money and counts for
        its own rating alone.
      </p>
      <TeamToPlay>{(teams) => <WaysToPlay teams={teams} state={state.data} />}</TeamToPlay>
      <LastResults />
    </PageBody>
  );
}

function WaysToPlay({
  teams,
  state: { rating, waitsUntil },
}: {
  readonly teams: readonly UserTeam[];
  readonly state: LiveStateDto;
}) {
  const [teamID, setTeamID] = useOwnTeam(teams);
  return (
    <>
      <div className="mb-5 max-w-md">
        <OwnTeamSelect teams={teams} teamID={teamID} onTeam={setTeamID} />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <Panel head="Be matched">
          <MatchPanel teamID={teamID} rating={rating.rating} waitsUntil={waitsUntil} />
        </Panel>
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
