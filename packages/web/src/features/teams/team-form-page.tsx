import type { UserTeam } from '@pennant/contract/teams';
import { CARD_POOL_SIZES } from '@pennant/rules/teams/best-lineup';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { CallRefused, messageOf } from '../../api/call-refused.ts';
import { useAction, useAnswer } from '../../api/use-call.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-heading.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { bodyOf, draftOf, emptyDraft, poolOf } from './lineup-draft.ts';
import { LineupForm, type LineupFormValue } from './lineup-form.tsx';

/** /team/create, and /team/edit with the team that navigation brought. */
export function TeamFormPage() {
  const { pathname, state } = useLocation();
  const team = (state as { team?: UserTeam } | null)?.team ?? null;
  if (pathname === '/team/edit' && team === null) {
    return (
      <EmptyState
        title="No team chosen"
        action={
          <LinkButton to="/team/user" paint="pennant">
            My Teams
          </LinkButton>
        }
      >
        Choose the team to edit from your list.
      </EmptyState>
    );
  }
  // A new form for each team: what was typed for one never shows for another.
  return (
    <TeamForm key={team?.userTeamID ?? 'new'} team={pathname === '/team/edit' ? team : null} />
  );
}

function TeamForm({ team }: { readonly team: UserTeam | null }) {
  const navigate = useNavigate();
  const [poolSize, setPoolSize] = useState<number>(CARD_POOL_SIZES[0]);
  const collection = useAnswer(
    'GET /card/user',
    { query: { limit: poolSize } },
    { keepPrevious: true },
  );
  const pool = useMemo(() => {
    const best = poolOf(collection.data?.cards ?? []);
    const listed = new Set(best.map(({ cardID }) => cardID));
    const ofTeam = (team?.UserTeamLineups ?? [])
      .filter(({ cardID }) => !listed.has(cardID))
      .map(({ Card }) => ({ ...Card, amount: 1, displayKey: '' }));
    return [...best, ...poolOf(ofTeam)];
  }, [collection.data, team]);

  const saved = (name: string, what: 'created' | 'updated') => {
    const message = `Team ${name} successfully ${what}!`;
    toast.good(message, GAME_TOAST_MS);
    void navigate('/team/user', { state: { message } });
  };
  const failed = (error: unknown) =>
    toast.bad(
      error instanceof CallRefused && error.status >= 400
        ? `Error: ${messageOf(error)}`
        : `Error creating/updating user team and lineup: ${messageOf(error)}`,
      GAME_TOAST_MS * 4,
    );
  const creating = useAction('POST /teams', {
    outdates: ['GET /teams/user'],
    onSuccess: ({ name }) => saved(name, 'created'),
    onError: failed,
  });
  const updating = useAction('PUT /teams', {
    outdates: ['GET /teams/user'],
    onSuccess: ({ name }) => saved(name, 'updated'),
    onError: failed,
  });

  const save = ({ name, draft }: LineupFormValue) => {
    const lineup = bodyOf(draft);
    if (team === null) creating.mutate({ body: { name, lineup } });
    else updating.mutate({ body: { userTeamID: team.userTeamID, name, lineup } });
  };

  if (collection.isError) {
    return (
      <ErrorState
        title="Error fetching user cards"
        error={collection.error}
        onRetry={() => void collection.refetch()}
      />
    );
  }
  if (collection.isPending) return <Loading />;
  return (
    <PageBody>
      <PageHeading kicker="Teams">{team === null ? 'Create Team' : 'Edit Team'}</PageHeading>
      <LineupForm
        start={{ name: team?.name ?? '', draft: team === null ? emptyDraft : draftOf(team) }}
        pool={pool}
        poolSize={poolSize}
        onPoolSize={setPoolSize}
        saveLabel={team === null ? 'Create Team' : 'Save Team'}
        busy={creating.isPending || updating.isPending}
        onSave={save}
      />
    </PageBody>
  );
}
