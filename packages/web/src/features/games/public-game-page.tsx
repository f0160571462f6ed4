import { useParams } from 'react-router';

import { isNotFound } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { PublicGameView } from './public/public-game-view.tsx';

/** /g/{gameID} and /g/{gameID}/{eventNumber}: a game that is over, for anyone. */
export function PublicGamePage() {
  const { gameID = '' } = useParams();
  const game = useApiQuery('GET /public/games/{id}', { params: { id: gameID } });
  if (isNotFound(game.error)) return <NoGameToSee />;
  if (game.isError)
    return (
      <ErrorState
        title="Error fetching the game"
        error={game.error}
        onRetry={() => void game.refetch()}
      />
    );
  if (game.isPending) return <Loading />;
  return <PublicGameView game={game.data} />;
}

function NoGameToSee() {
  usePageTitle('No game to see');
  return (
    <EmptyState title="No game to see" action={<LinkButton to="/">Play your own</LinkButton>}>
      There is no game at this address: it is hidden, not over yet, or was never played.
    </EmptyState>
  );
}
