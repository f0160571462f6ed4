import type { ApiResponse } from '../../api/call-types.ts';
import { useVisitor } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageBody, PageHeading } from '../../ui/page-layout.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { LeaderboardNav } from './leaderboard-nav.tsx';
import { RatedName, RatedPlace, RatingFigure } from './rated-player.tsx';

type Rated = ApiResponse<'GET /live/board'>[number];

/** The page /leaderboard/live: players by the rating of their live games, highest first. */
export function LiveRatingPage() {
  const board = useApiQuery('GET /live/board');
  const visitor = useVisitor();
  useErrorToast('Error fetching leaderboard', board.error, GAME_TOAST_MS);
  const ownID = visitor.kind === 'player' ? visitor.user.userID : null;
  return (
    <PageBody>
      <PageHeading kicker="Leaderboard">Live Rating</PageHeading>
      <LeaderboardNav />
      {board.isError ? (
        <ErrorState
          title="Error fetching leaderboard"
          error={board.error}
          onRetry={() => void board.refetch()}
        />
      ) : board.data === undefined ? (
        <Loading />
      ) : (
        <Ratings players={board.data} ownID={ownID} />
      )}
    </PageBody>
  );
}

function Ratings({
  players,
  ownID,
}: {
  readonly players: readonly Rated[];
  readonly ownID: string | null;
}) {
  if (players.length === 0) {
    return (
      <EmptyState
        title="No player is rated yet"
        picture={<EmptyDugout className="w-64" />}
        action={
          <LinkButton to="/live" paint="outfield">
            Play live
          </LinkButton>
        }
      >
        A player is here from the fifth rated live game on, once some were against three others.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-ink-soft">
        Every player starts at 1500, apart from the rating of challenges. It moves with each rated
        live game; the figure after ± is how sure it is. Here are those with five rated games, of
        the last 90 days some against three others.
      </p>
      <ol aria-label="Players by rating" className="border-y-2 border-ink bg-raised">
        {players.map(({ place, User, rating, deviation, games }) => (
          <li
            key={User.userID}
            data-own={User.userID === ownID || undefined}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 data-own:bg-sunk"
          >
            <RatedPlace place={place} />
            <RatedName username={User.username} isOwn={User.userID === ownID} />
            <span className="flex flex-col items-end">
              <RatingFigure rating={rating} deviation={deviation} games={games} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
