import { useEffect } from 'react';
import { useParams } from 'react-router';

import { messageOf } from '../../api/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { PlayScreen } from './play/play-screen.tsx';
import { usePlay } from './play/use-play.ts';

/** The page /game/{gameID}/play: plays a game. */
export function PlayPage() {
  const { gameID = '' } = useParams();
  // The key remounts the page for another game, so that no state of the last one remains.
  return <PlayedGame key={gameID} gameID={gameID} />;
}

function PlayedGame({ gameID }: { readonly gameID: string }) {
  const play = usePlay(gameID);
  const { game, view } = play;
  // Preloaded, so that an error can still be shown after the connection is lost.
  useEffect(() => void import('../../ui/toast-viewport.tsx'), []);
  useErrorToast('Error fetching game status', game.error, GAME_TOAST_MS);
  if (game.data !== undefined && view !== null) {
    return <PlayScreen game={game.data} view={view} play={play} />;
  }
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
