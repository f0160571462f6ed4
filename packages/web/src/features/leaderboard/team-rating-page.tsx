import type { RatedTeam } from '@pennant/contract/leaderboard';

import { useApiQuery } from '../../api/query-hooks.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useVisitor } from '../../api/current-user.ts';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { RatingStamp } from '../../ui/tier-swatch.tsx';
import { GAME_TOAST_MS, toast } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { isolateName } from '../../ui/isolated-name.ts';
import { LeaderboardNav } from './leaderboard-nav.tsx';
import { RankPennant } from './rank-pennant.tsx';

/** The page /leaderboard/elo: teams by Elo rating, highest first. */
export function TeamRatingPage() {
  const ratings = useApiQuery('GET /teams/elo');
  const visitor = useVisitor();
  useErrorToast('Error fetching leaderboard', ratings.error, GAME_TOAST_MS);
  const ownID = visitor.kind === 'player' ? visitor.user.userID : null;
  const isAdmin = visitor.kind === 'player' && visitor.user.isAdmin;
  return (
    <PageBody>
      <PageHeading kicker="Leaderboard" {...(isAdmin ? { aside: <ScoreButton /> } : {})}>
        Team Rating
      </PageHeading>
      <LeaderboardNav />
      {ratings.isPending ? (
        <Loading />
      ) : ratings.isError ? (
        <ErrorState
          title="Error fetching leaderboard"
          error={ratings.error}
          onRetry={() => void ratings.refetch()}
        />
      ) : (
        <Ratings teams={ratings.data} ownID={ownID} />
      )}
    </PageBody>
  );
}

/** The button with which admins rate the games that were not rated yet. */
function ScoreButton() {
  const scoreGames = useApiMutation('POST /games/elo/calculate', {
    onSuccess: () => toast.good('Elo updated successfully!', GAME_TOAST_MS),
    onError: () => toast.bad('Error updating elo', GAME_TOAST_MS),
  });
  return (
    <Button disabled={scoreGames.isPending} onClick={() => scoreGames.mutate({})}>
      {scoreGames.isPending ? 'Scoring...' : 'Score'}
    </Button>
  );
}

interface RatingsProps {
  readonly teams: readonly RatedTeam[];
  readonly ownID: string | null;
}

function Ratings({ teams, ownID }: RatingsProps) {
  if (teams.length === 0) {
    return (
      <EmptyState
        title="No team is rated yet"
        picture={<EmptyDugout className="w-64" />}
        action={
          <LinkButton to="/game/create" paint="outfield">
            Play a game
          </LinkButton>
        }
      >
        A team is rated from its first final game against a computer team on.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        Every team starts at 1500. A win over a strong club lifts it more than one over a weak one.
      </p>
      <ol aria-label="Teams by rating" className="border-y-2 border-ink bg-raised">
        {teams.map((team, index) => (
          <Team key={team.userTeamID} team={team} rank={index + 1} isOwn={team.userID === ownID} />
        ))}
      </ol>
    </>
  );
}

function Team({
  team,
  rank,
  isOwn,
}: {
  readonly team: RatedTeam;
  readonly rank: number;
  readonly isOwn: boolean;
}) {
  return (
    <li
      data-own={isOwn || undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto_4rem] items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 data-own:bg-sunk"
    >
      <span className="figures text-center font-varsity text-pennant">
        {rank <= 3 ? <RankPennant rank={rank} /> : rank}
      </span>
      <span className="min-w-0">
        <strong className="block truncate font-display font-normal">
          {isolateName(team.name)}
        </strong>
        <span className="flex text-sm">
          <TextLink to={`/players/${team.User.username}`} className="truncate">
            {team.User.username}
          </TextLink>
          {isOwn ? <strong className="ml-1 font-varsity text-outfield">You</strong> : null}
        </span>
      </span>
      <span className="flex flex-col items-center text-2xs text-ink-soft">
        <RatingStamp rating={team.score} />
        Score
      </span>
      <span className="flex flex-col items-end">
        <span className="figures font-display text-xl">{team.elo}</span>
        <span className="figures text-2xs text-ink-soft">
          {team.games} {team.games === 1 ? 'game' : 'games'}
        </span>
      </span>
    </li>
  );
}
