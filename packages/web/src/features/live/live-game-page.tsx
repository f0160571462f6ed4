import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useVisitor } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { EmptyDugout } from '../../ui/illustrations/empty-dugout.tsx';
import { Loading } from '../../ui/loading.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { LiveBoard } from './board/live-board.tsx';
import { WatchLiveView } from './watch/watch-live-view.tsx';

/** The page /live/{gameID}: the board for its two players, and what others may see of it. */
export function LiveGamePage() {
  const { gameID = '' } = useParams();
  const visitor = useVisitor();
  if (visitor.kind === 'player') return <OwnGame gameID={gameID} />;
  // What guests see is rendered by the server; a player does not see it before their own board.
  return (
    <div {...(visitor.kind === 'checking' ? { 'data-for-guests': '' } : {})}>
      <OthersGame gameID={gameID} />
    </div>
  );
}

/** The game of a user who is signed in, if it is theirs. */
function OwnGame({ gameID }: { readonly gameID: string }) {
  const game = useApiQuery('GET /live/games/{id}', { params: { id: gameID } });
  // What the page has been told since goes on, whatever is read again meanwhile.
  if (game.data !== undefined) return <LiveBoard key={gameID} begun={game.data} />;
  if (isNotFound(game.error)) return <OthersGame gameID={gameID} />;
  if (game.isError) {
    return (
      <ErrorState
        title="Error fetching the game"
        error={game.error}
        onRetry={() => void game.refetch()}
      />
    );
  }
  return <Loading />;
}

function OthersGame({ gameID }: { readonly gameID: string }) {
  const game = useApiQuery('GET /public/live/{id}', { params: { id: gameID } });
  if (game.data !== undefined) return <WatchLiveView key={gameID} begun={game.data} />;
  if (isNotFound(game.error)) return <NoLiveGame />;
  if (game.isError) {
    return (
      <ErrorState
        title="Error fetching the game"
        error={game.error}
        onRetry={() => void game.refetch()}
      />
    );
  }
  return <Loading />;
}

function NoLiveGame() {
  usePageTitle('No such game');
  return (
    <EmptyState
      title="No such game"
      picture={<EmptyDugout className="w-56" />}
      action={<LinkButton to="/live">Play live</LinkButton>}
    >
      No live game is at this address, or its players do not show it.
    </EmptyState>
  );
}
