import type { LiveMatch } from '@pennant/contract/live-results';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { callApi } from '../../../api/api-client.ts';
import { hasErrorCode, messageOf } from '../../../api/api-error.ts';

/** How often the page says that its player still waits, in ms: ten seconds without end the wait. */
const RENEW_MS = 2_000;

/** How a player looks for an opponent. */
export interface MatchState {
  /** Since when the player waits, in milliseconds since the epoch; null while they do not. */
  readonly since: number | null;
  /** Why the search was ended; null for nothing. */
  readonly problem: string | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Looks for an opponent with a team for as long as the page is there, and goes to the table. */
export function useMatch(teamID: string): MatchState {
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);
  const [since, setSince] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const start = useCallback(() => {
    setProblem(null);
    setSearching(true);
  }, []);
  const stop = useCallback(() => setSearching(false), []);
  useEffect(() => {
    if (!isSearching) return undefined;
    const leaving = new AbortController();
    void searchUntilFound(teamID, {
      signal: leaving.signal,
      onWaiting: (match) => setSince(Date.parse(match.since)),
    }).then((end) => {
      if (leaving.signal.aborted) return undefined;
      setSince(null);
      if ('gameID' in end) return navigate(`/live/${end.gameID}`);
      setProblem(end.problem);
      setSearching(false);
      return undefined;
    });
    return () => {
      leaving.abort();
      setSince(null);
      void callApi('POST /live/match/leave').catch(() => undefined);
    };
  }, [teamID, isSearching, navigate]);
  return { since, problem, start, stop };
}

/** Says again and again that a player waits, until there is a game or a refusal. */
async function searchUntilFound(
  userTeamID: string,
  { signal, onWaiting }: { signal: AbortSignal; onWaiting: (match: LiveMatch) => void },
): Promise<{ readonly gameID: string } | { readonly problem: string }> {
  for (;;) {
    try {
      const match = await callApi('POST /live/match', { body: { userTeamID } }, { signal });
      if (match.gameID !== null) return { gameID: match.gameID };
      onWaiting(match);
    } catch (error) {
      // Without a connection the search goes on when it is back.
      if (signal.aborted || !hasErrorCode(error, 'unreachable')) {
        return { problem: messageOf(error) };
      }
    }
    await new Promise((resolve) => setTimeout(resolve, RENEW_MS));
    if (signal.aborted) return { problem: '' };
  }
}
