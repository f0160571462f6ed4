import { useEffect } from 'react';
import { useParams } from 'react-router';

import { messageOf } from '../../api/call-refused.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { Ballpark } from './play/ballpark.tsx';
import { usePlay } from './play/use-play.ts';

/** The page /game/{gameID}/play: plays a game. */
export function PlayPage() {
  const { gameID = '' } = useParams();
  // The key remounts the page for another game, so that no state of the last one remains.
  return <PlayedGame key={gameID} gameID={gameID} />;
}

function PlayedGame({ gameID }: { readonly gameID: string }) {
  const play = usePlay(gameID);
  const { game, stage } = play;
  // Preloaded, so that an error can still be shown after the connection is lost.
  useEffect(() => void import('../../ui/toast-shelf.tsx'), []);
  useErrorToast('Error fetching game status', game.error, GAME_TOAST_MS);
  if (game.data !== undefined && stage !== null) {
    return <Ballpark game={game.data} stage={stage} play={play} />;
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
