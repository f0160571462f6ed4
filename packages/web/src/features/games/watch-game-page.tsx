import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { WatchGameView } from './watch/watch-game-view.tsx';

/** /g/{gameID}/live: a game as it is played, for anyone where its user allows it. */
export function WatchGamePage() {
  const { gameID = '' } = useParams();
  const game = useApiQuery('GET /public/games/{id}/live', { params: { id: gameID } });
  // What the page has been told since goes on, whatever is read again meanwhile.
  if (game.data !== undefined)
    return <WatchGameView key={game.data.game.gameID} begun={game.data} />;
  if (isNotFound(game.error)) return <NoGameToWatch />;
  if (game.isError)
    return (
      <ErrorState
        title="Error fetching the game"
        error={game.error}
        onRetry={() => void game.refetch()}
      />
    );
  return <Loading />;
}

function NoGameToWatch() {
  usePageTitle('No game to watch');
  return (
    <EmptyState title="No game to watch" action={<LinkButton to="/">Play your own</LinkButton>}>
      There is no game to watch at this address: its manager keeps the gates closed, or it was never
      played.
    </EmptyState>
  );
}
