import type { UserCard } from '@pennant/contract/cards';
import type { UserTeam } from '@pennant/contract/teams';
import { CARD_POOL_SIZES } from '@pennant/rules/teams/card-pool-sizes';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { ApiError, messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { toLineupBody, toLineupDraft, EMPTY_LINEUP_DRAFT, toPoolCards } from './lineup-draft.ts';
import { LineupForm, type LineupFormValue } from './lineup-form.tsx';
import { useErrorToast } from '../../ui/use-error-toast.ts';

/** The pages /team/create and /team/edit; the team comes from navigation state or `?team=`. */
export function TeamFormPage() {
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  // A reload keeps the navigation state, but the team may have changed since: only its id is used.
  const stateTeam = (state as { team?: UserTeam } | null)?.team ?? null;
  const teamID = stateTeam?.userTeamID ?? search.get('team');
  if (pathname !== '/team/edit') return <TeamForm key="new" team={null} />;
  if (teamID === null) return <NoTeamChosen />;
  return <EditTeam key={teamID} teamID={teamID} />;
}

function NoTeamChosen() {
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

function EditTeam({ teamID }: { readonly teamID: string }) {
  const query = useApiQuery(
    'GET /teams/{userTeamID}',
    { params: { userTeamID: teamID } },
    { refetchOnMount: 'always' },
  );
  // The form starts from the team as the server has it now, so no change made elsewhere is lost.
  // Once it stands it stays, whatever later requests come to: it has what the user has chosen.
  const [team, setTeam] = useState<UserTeam>();
  if (team === undefined && query.isSuccess && query.isFetchedAfterMount) setTeam(query.data);
  if (team !== undefined) return <TeamForm team={team} />;
  if (query.isError) {
    return (
      <ErrorState
        title={`Error fetching user teams: ${messageOf(query.error)}`}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Loading />;
}

/** Queries the cards for a lineup: the user's own, or for an existing team those of its owner. */
function useCardPool(team: UserTeam | null, limit: number) {
  const ownCards = useApiQuery(
    'GET /card/user',
    { query: { limit } },
    { keepPrevious: true, enabled: team === null },
  );
  const ownersCards = useApiQuery(
    'GET /teams/{userTeamID}/cards',
    { params: { userTeamID: team?.userTeamID ?? '' }, query: { limit } },
    { keepPrevious: true, enabled: team !== null, refetchOnMount: 'always' },
  );
  return team === null ? ownCards : ownersCards;
}

function TeamForm({ team }: { readonly team: UserTeam | null }) {
  const navigate = useNavigate();
  const [poolSize, setPoolSize] = useState<number>(CARD_POOL_SIZES[0]);
  const collection = useCardPool(team, poolSize);
  // Those that came last: a pool of another size that does not come takes no choice away. The first
  // of a saved team are those of now: a place whose card is not among them starts empty.
  const [cards, setCards] = useState<readonly UserCard[]>();
  const hasCards =
    collection.isSuccess &&
    (team === null || cards !== undefined || collection.isFetchedAfterMount);
  if (hasCards && collection.data.cards !== cards) setCards(collection.data.cards);
  const pool = useMemo(() => toPoolCards(cards ?? []), [cards]);

  const onSaved = (name: string, what: 'created' | 'updated') => {
    const message = `Team ${name} successfully ${what}!`;
    toast.good(message, GAME_TOAST_MS);
    void navigate('/team/user', { state: { message } });
  };
  const onFailed = (error: unknown) =>
    toast.bad(
      error instanceof ApiError && error.status >= 400
        ? `Error: ${messageOf(error)}`
        : `Error creating/updating user team and lineup: ${messageOf(error)}`,
      GAME_TOAST_MS,
    );
  const createTeam = useApiMutation('POST /teams', {
    onSuccess: ({ name }) => onSaved(name, 'created'),
    onError: onFailed,
  });
  const updateTeam = useApiMutation('PUT /teams', {
    onSuccess: ({ name }) => onSaved(name, 'updated'),
    onError: onFailed,
  });

  const save = ({ name, draft }: LineupFormValue) => {
    const lineup = toLineupBody(draft);
    if (team === null) createTeam.mutate({ body: { name, lineup } });
    else updateTeam.mutate({ body: { userTeamID: team.userTeamID, name, lineup } });
  };

  useErrorToast('Error fetching user card inventory', collection.error, GAME_TOAST_MS);
  const saveError = createTeam.error ?? updateTeam.error;

  if (cards === undefined && collection.isError) {
    return (
      <ErrorState
        title="Error fetching user cards"
        error={collection.error}
        onRetry={() => void collection.refetch()}
      />
    );
  }
  if (cards === undefined) return <Loading />;
  return (
    <PageBody>
      <PageHeading kicker="Teams">{team === null ? 'Create Team' : 'Edit Team'}</PageHeading>
      {team?.problem == null ? null : (
        <p className="mb-6 border-l-4 border-bad bg-raised px-4 py-3 font-semibold text-bad">
          {team.problem}
        </p>
      )}
      {collection.isError ? (
        <div role="alert" className="mb-4 flex flex-wrap items-center gap-3">
          <p className="font-semibold text-bad">
            Error fetching user cards: {messageOf(collection.error)}
          </p>
          <Button size="small" onClick={() => void collection.refetch()}>
            Try again
          </Button>
        </div>
      ) : null}
      {saveError === null ? null : (
        <p role="alert" className="mb-4 font-semibold text-bad">
          {messageOf(saveError)}
        </p>
      )}
      <LineupForm
        start={{
          name: team?.name ?? '',
          draft: team === null ? EMPTY_LINEUP_DRAFT : toLineupDraft(team, pool),
        }}
        pool={pool}
        poolSize={poolSize}
        onPoolSize={setPoolSize}
        saveLabel={team === null ? 'Create Team' : 'Save Team'}
        busy={
          createTeam.isPending ||
          updateTeam.isPending ||
          createTeam.isSuccess ||
          updateTeam.isSuccess
        }
        onSave={save}
        onEdit={() => {
          if (saveError === null) return;
          createTeam.reset();
          updateTeam.reset();
        }}
      />
    </PageBody>
  );
}
