import type { CupPresence } from '@pennant/contract/cups';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { callApi } from '../../../api/api-client.ts';
import { hasErrorCode, messageOf } from '../../../api/api-error.ts';
import { cupState } from '../../../ui/use-cup-path.ts';

/** How often the page says that its user is there for the match, in ms. */
const RENEW_MS = 2_000;

/** How a user waits for the opponent of a match. */
export interface ComeState {
  readonly isHere: boolean;
  /** What the server said last; null before. */
  readonly presence: CupPresence | null;
  /** Why the wait was ended; null for nothing. */
  readonly problem: string | null;
  readonly come: () => void;
  readonly leave: () => void;
}

/**
 * Says again and again that the user is there for their match of a cup, and goes to the table once
 * both are and the live game has begun.
 */
export function useCome(cupID: string): ComeState {
  const navigate = useNavigate();
  const [isHere, setHere] = useState(false);
  const [presence, setPresence] = useState<CupPresence | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const come = useCallback(() => {
    setProblem(null);
    setHere(true);
  }, []);
  const leave = useCallback(() => setHere(false), []);
  useEffect(() => {
    if (!isHere) return undefined;
    const leaving = new AbortController();
    void waitForGame(cupID, { signal: leaving.signal, onPresence: setPresence }).then((end) => {
      if (leaving.signal.aborted) return undefined;
      if ('gameID' in end) return navigate(`/live/${end.gameID}`, { state: cupState(cupID) });
      setProblem(end.problem);
      setHere(false);
      return undefined;
    });
    return () => {
      leaving.abort();
      setPresence(null);
    };
  }, [cupID, isHere, navigate]);
  return { isHere, presence, problem, come, leave };
}

/** Repeats that the user is there until there is a live game or a refusal. */
async function waitForGame(
  cupID: string,
  {
    signal,
    onPresence,
  }: { readonly signal: AbortSignal; readonly onPresence: (presence: CupPresence) => void },
): Promise<{ readonly gameID: string } | { readonly problem: string }> {
  for (;;) {
    try {
      const presence = await callApi('POST /cups/{cupID}/come', { params: { cupID } }, { signal });
      if (signal.aborted) return { problem: '' };
      if (presence.game?.kind === 'live') return { gameID: presence.game.gameID };
      onPresence(presence);
    } catch (error) {
      // Without a connection the wait goes on when it is back.
      if (signal.aborted || !hasErrorCode(error, 'unreachable')) {
        return { problem: messageOf(error) };
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RENEW_MS));
    if (signal.aborted) return { problem: '' };
  }
}
