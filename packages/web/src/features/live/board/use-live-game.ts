import type { LiveGameDto, LiveStepBody, LiveUpdate } from '@pennant/contract/live';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';

import { callApi } from '../../../api/api-client.ts';
import { messageOf } from '../../../api/api-error.ts';
import type { ApiResponse } from '../../../api/call-types.ts';
import { followStream } from '../../../api/follow-stream.ts';
import { createLiveGameState, isGap, lastEventNumber, liveGameReducer } from './live-game-state.ts';

/** The longest wait between two attempts to connect, in ms: the grace of a player is a minute. */
const MAX_RETRY_MS = 3_000;

/** The answer to a step: how the game stands, and the receipt of a reveal. */
type LiveStepAnswer = ApiResponse<'POST /live/games/{id}/steps'>;

/** Sends a step of the player's side; returns the answer, or null where it was refused. */
export type SendStep = (step: LiveStepBody) => Promise<LiveStepAnswer | null>;

/**
 * Returns a live game as it goes on for one of its players, and how to send what they do. The open
 * stream is what makes them present; it is opened again whenever it is lost.
 */
export function useLiveGame(begun: LiveGameDto) {
  const [state, dispatch] = useReducer(liveGameReducer, begun, (game) =>
    createLiveGameState(game, Date.now()),
  );
  const [refused, setRefused] = useState<{ text: string; eventNumber: number } | null>(null);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const { gameID } = begun.game;

  const readAgain = useCallback(async () => {
    const game = await callApi('GET /live/games/{id}', { params: { id: gameID } }).catch(
      () => null,
    );
    if (game !== null) dispatch({ kind: 'read', game, receivedAt: Date.now() });
  }, [gameID]);
  const take = useCallback(
    (update: LiveUpdate) => {
      if (isGap(latest.current, update)) void readAgain();
      else dispatch({ kind: 'updated', update, receivedAt: Date.now() });
    },
    [readAgain],
  );

  const isOver = state.view.phase === 'over';
  const isEnded = state.endReason !== null;
  useEffect(() => {
    if (isOver || isEnded) return undefined;
    const leaving = new AbortController();
    void followStream(
      'GET /live/games/{id}/stream',
      { params: { id: gameID } },
      {
        signal: leaving.signal,
        maxRetryMs: MAX_RETRY_MS,
        readLastEventID: () => String(lastEventNumber(latest.current)),
        onMessage: ({ event, data }) => {
          if (event === 'update') take(data);
          else if (event === 'phrase') dispatch({ kind: 'said', phrase: data });
          else if (event === 'end') dispatch({ kind: 'ended', reason: data.reason });
        },
        onConnection: (connection) => dispatch({ kind: 'connection', connection }),
        onNotFound: () => dispatch({ kind: 'ended', reason: 'withdrawn' }),
      },
    );
    return () => leaving.abort();
  }, [gameID, isOver, isEnded, take]);

  const send: SendStep = useCallback(
    async (step) => {
      try {
        const answer = await callApi('POST /live/games/{id}/steps', {
          params: { id: gameID },
          body: { step, known: lastEventNumber(latest.current) },
        });
        setRefused(null);
        take(answer);
        return answer;
      } catch (error) {
        const { eventNumber } = latest.current.view;
        setRefused({ text: messageOf(error), eventNumber });
        // The page may know less than the server.
        void readAgain();
        return null;
      }
    },
    [gameID, take, readAgain],
  );
  return {
    state,
    send,
    /** Why the last step was refused; null where it was taken, or the game has gone on since. */
    problem: refused?.eventNumber === state.view.eventNumber ? refused.text : null,
    dispatch,
  };
}
