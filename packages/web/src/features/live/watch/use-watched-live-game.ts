import type { WatchedLiveGame } from '@pennant/contract/live';
import { useCallback, useEffect, useReducer, useRef } from 'react';

import { followStream } from '../../../api/follow-stream.ts';
import { createWatchLiveState, watchLiveReducer } from './watch-live-state.ts';

/** Returns a live game as it goes on for somebody who watches, and how to go on after its end. */
export function useWatchedLiveGame(begun: WatchedLiveGame) {
  const [state, dispatch] = useReducer(watchLiveReducer, begun, createWatchLiveState);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const { gameID } = begun.game;
  const isFinished = state.update.phase === 'over' || state.endReason !== null;
  useEffect(() => {
    if (isFinished) return undefined;
    const leaving = new AbortController();
    void followStream(
      'GET /public/live/{id}/stream',
      { params: { id: gameID } },
      {
        signal: leaving.signal,
        readLastEventID: () => String(latest.current.events.length),
        onMessage: ({ event, data }) => {
          if (event === 'update') dispatch({ kind: 'updated', update: data });
          else if (event === 'end') dispatch({ kind: 'ended', reason: data.reason });
        },
        onConnection: (connection) => dispatch({ kind: 'connection', connection }),
        onNotFound: () => dispatch({ kind: 'ended', reason: 'withdrawn' }),
      },
    );
    return () => leaving.abort();
  }, [gameID, isFinished]);
  return { state, resume: useCallback(() => dispatch({ kind: 'resumed' }), []) };
}
