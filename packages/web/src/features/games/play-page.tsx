import { useEffect } from 'react';
import { useParams } from 'react-router';

import { isNotFound, messageOf } from '../../api/api-error.ts';
import { useApiQuery } from '../../api/query-hooks.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { GameNotFound } from './game-not-found.tsx';
import { PlayScreen } from './play/play-screen.tsx';
import { useRefetchOnFocus } from './play/use-refetch-on-focus.ts';

/** The page /game/{gameID}/play: plays a game. */
export function PlayPage() {
  const { gameID = '' } = useParams();
  // The key remounts the page for another game, so that no state of the last one remains.
  // Lower case, as the API writes ids: the page and its commands share one entry of the cache.
  const id = gameID.toLowerCase();
  return <PlayedGame key={id} gameID={id} />;
}

function PlayedGame({ gameID }: { readonly gameID: string }) {
  const game = useApiQuery('GET /games/{id}', { params: { id: gameID } });
  // Preloaded, so that an error can still be shown after the connection is lost.
  useEffect(() => void import('../../ui/toast-viewport.tsx'), []);
  const isMissing = isNotFound(game.error);
  useErrorToast('Error fetching game status', isMissing ? null : game.error, GAME_TOAST_MS);
  const { data } = game;
  // Once there is a game, its screen decides when to request it again.
  useRefetchOnFocus(() => {
    if (data === undefined) void game.refetch();
  });
  if (data !== undefined) {
    const refetch = async () => (await game.refetch()).data ?? data;
    return <PlayScreen game={data} refetch={refetch} />;
  }
  if (isMissing) return <GameNotFound />;
  if (game.isError) {
    return (
      <ErrorState
        title={`Error fetching game status: ${messageOf(game.error)}`}
        onRetry={() => void game.refetch()}
      />
    );
  }
  return <Loading />;
}
