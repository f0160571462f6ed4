import type { WatchedGame } from '@pennant/contract/watched-game';
import { useCallback, useEffect, useReducer, useRef } from 'react';

import { followStream } from '../../../api/follow-stream.ts';
import { createWatchState, isOver, lastEventIDOf, watchReducer } from './watch-state.ts';

/**
 * Returns a game as it goes on, from what the page began with. The connection is opened again
 * whenever it is lost, and goes on after the last event that the page has.
 */
export function useWatchedGame(begun: WatchedGame) {
  const [state, dispatch] = useReducer(watchReducer, begun, createWatchState);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const { gameID } = begun.game;
  const isFinished = isOver(state);
  useEffect(() => {
    if (isFinished) return undefined;
    const leaving = new AbortController();
    void followStream(
      'GET /public/games/{id}/stream',
      { params: { id: gameID } },
      {
        signal: leaving.signal,
        readLastEventID: () => lastEventIDOf(latest.current),
        onMessage: (message) => dispatch({ kind: 'message', message }),
        onConnection: (connection) => dispatch({ kind: 'connection', connection }),
        onNotFound: () => {
          const message = { event: 'end', data: { reason: 'withdrawn' } } as const;
          dispatch({ kind: 'message', message });
        },
      },
    );
    return () => leaving.abort();
  }, [gameID, isFinished]);
  const resume = useCallback(() => dispatch({ kind: 'resumed' }), []);
  return { state, resume };
}
