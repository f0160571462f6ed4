import { useEffect } from 'react';
import { useParams } from 'react-router';

import { messageOf } from '../../api/call-refused.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading } from '../../ui/loading.tsx';
import { GAME_TOAST_MS } from '../../ui/toast.ts';
import { useErrorToast } from '../../ui/use-error-toast.ts';
import { Ballpark } from './play/ballpark.tsx';
import { usePlay } from './play/use-play.ts';

/** /game/{gameID}/play */
export function PlayPage() {
  const { gameID = '' } = useParams();
  // Another game is another page: nothing of the last one's dice stays.
  return <PlayedGame key={gameID} gameID={gameID} />;
}

function PlayedGame({ gameID }: { readonly gameID: string }) {
  const play = usePlay(gameID);
  const { game, stage } = play;
  // Should the connection be lost, the page can still say so.
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
