import type { UserTeam } from '@pennant/contract/teams';
import { useLocation } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { PublishedTeamPanel } from '../challenges/published-team-panel.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { GAME_TOAST_MS } from '../../ui/toast.ts';

/** The page /team/user: the user's teams. */
export function MyTeamsPage() {
  const { state } = useLocation();
  const message = (state as { message?: string } | null)?.message;
  const teams = useApiQuery('GET /teams/user');
  useErrorToast('Error fetching user teams', teams.error, GAME_TOAST_MS);
  if (teams.isPending) return <Loading />;
  if (teams.isError) {
    return (
      <ErrorState
        title={`Error fetching user teams: ${messageOf(teams.error)}`}
        onRetry={() => void teams.refetch()}
      />
    );
  }
  return (
    <PageBody>
      <PageHeading
        kicker="Teams"
        aside={
          <LinkButton to="/team/create" paint="pennant">
            Create Team
          </LinkButton>
        }
      >
        My Teams
      </PageHeading>
      {message === undefined ? null : (
        <p role="status" className="mb-6 border-l-4 border-good bg-raised px-4 py-3 text-good">
          {message}
        </p>
      )}
      {teams.data.length === 0 ? (
        <NoTeams />
      ) : (
        <>
          <PublishedTeamPanel teams={teams.data} />
          <Teams teams={teams.data} />
        </>
      )}
    </PageBody>
  );
}

function NoTeams() {
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
      Pick your nine, five starters, a bullpen and a bench. Fill Best Lineup does it in one click.
    </EmptyState>
  );
}

function Teams({ teams }: { readonly teams: readonly UserTeam[] }) {
  return (
    <ul className="grid grid-cols-1 gap-6 md:grid-cols-2">
      {teams.map((team) => (
        <li key={team.userTeamID}>
          <TeamPanel team={team} />
        </li>
      ))}
    </ul>
  );
}
