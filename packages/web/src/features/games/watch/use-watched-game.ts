import type { WatchedGame } from '@pennant/contract/watched-game';
import { useCallback, useEffect, useReducer, useRef } from 'react';

import { isNotFound } from '../../../api/api-error.ts';
import { readApiStream } from '../../../api/api-stream.ts';
import { isDisconnected } from '../../../api/connection.ts';
import { createWatchState, isOver, lastEventIDOf, watchReducer } from './watch-state.ts';

/** Waits between attempts to connect, in ms; the last one for all that follow. */
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const;

/** Returns a wait with up to half of it added by chance, so that not all come back together. */
const spread = (ms: number): number => ms * (1 + Math.random() / 2);

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
    void watchUntilOver(gameID, {
      signal: leaving.signal,
      readState: () => latest.current,
      dispatch,
    });
    return () => leaving.abort();
  }, [gameID, isFinished]);
  const resume = useCallback(() => dispatch({ kind: 'resumed' }), []);
  return { state, resume };
}

interface Watching {
  readonly signal: AbortSignal;
  readonly readState: () => ReturnType<typeof createWatchState>;
  readonly dispatch: (action: Parameters<typeof watchReducer>[1]) => void;
}

/** Connects again and again until the game is over, or the page is left. */
async function watchUntilOver(
  gameID: string,
  { signal, readState, dispatch }: Watching,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let wait: number;
    const connection = connectUntilOffline(signal);
    try {
      const retryMs = await readApiStream(
        'GET /public/games/{id}/stream',
        { params: { id: gameID } },
        {
          lastEventID: lastEventIDOf(readState()),
          signal: connection.signal,
          onOpen: () => {
            failures = 0;
            dispatch({ kind: 'connection', connection: 'open' });
          },
          onMessage: (message) => dispatch({ kind: 'message', message }),
        },
      );
      // The server has ended it in good order: it is asked again soon.
      wait = retryMs ?? RETRY_MS[0];
    } catch (error) {
      if (signal.aborted) return;
      if (isNotFound(error)) {
        const message = { event: 'end', data: { reason: 'withdrawn' } } as const;
        dispatch({ kind: 'message', message });
        return;
      }
      dispatch({ kind: 'connection', connection: 'lost' });
      wait = spread(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]!);
      failures += 1;
    } finally {
      connection.stop();
    }
    await waitOrOnline(wait, signal);
  }
}

/** Returns a signal that ends a connection as soon as the browser says that it has none. */
function connectUntilOffline(signal: AbortSignal) {
  const lost = new AbortController();
  const onOffline = () => lost.abort(new Error('the browser is offline'));
  window.addEventListener('offline', onOffline);
  return {
    signal: AbortSignal.any([signal, lost.signal]),
    stop: () => window.removeEventListener('offline', onOffline),
  };
}

/** Waits for a time, or until the browser is online again; while it is offline for nothing else. */
const waitOrOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const isWaitingForOnline = isDisconnected();
    const timer = isWaitingForOnline ? undefined : setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
