import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { clearUserCache, resetUserCache } from '../api/current-user.ts';
import { onSessionOfAnotherTab, readTokens } from '../api/stored-tokens.ts';

/**
 * Follows the sessions that other tabs begin and end: what is cached of the user before goes, and
 * what is shown is requested anew. Returns how many there were, which is the page's key: nothing
 * that a page holds of the user before stays in it.
 */
export function useSessionsOfOtherTabs(queryClient: QueryClient): number {
  const [sessions, setSessions] = useState(0);
  useEffect(
    () =>
      onSessionOfAnotherTab(() => {
        // A guest's calls of a player's page, which is being left, would be refused.
        if (readTokens() === null) clearUserCache(queryClient);
        else void resetUserCache(queryClient);
        setSessions((number) => number + 1);
      }),
    [queryClient],
  );
  return sessions;
}
