import type { GameSummary } from '@pennant/contract/game-summary';
import { useEffect, useState } from 'react';

import { onTokensChange, readSessionMark } from '../../api/stored-tokens.ts';
import { listKept } from '../../offline/kept-store.ts';

/** What the user can read without a connection. */
export interface ReadableOffline {
  readonly collection: { readonly totalCards: number; readonly keptAt: Date } | null;
  /** Finished games, the newest first. */
  readonly games: readonly GameSummary[];
}

/** Returns what the user can read offline, from this browser alone; null where that is nothing. */
export function useReadableOffline(): ReadableOffline | null | 'loading' {
  const [readable, setReadable] = useState<ReadableOffline | null | 'loading'>('loading');
  useEffect(() => {
    const read = () =>
      void readReadable()
        .catch(() => null)
        .then(setReadable);
    read();
    return onTokensChange(read);
  }, []);
  return readable;
}

async function readReadable(): Promise<ReadableOffline | null> {
  const session = readSessionMark();
  if (session === null || typeof caches === 'undefined') return null;
  const [users, [newest], summaries] = await Promise.all([
    listKept(session, 'GET /users/me'),
    listKept(session, 'GET /card/user'),
    listKept(session, 'GET /games/{id}/summary'),
  ]);
  // Without the user none of it can be read.
  if (users.length === 0) return null;
  return {
    collection:
      newest === undefined ? null : { totalCards: newest.body.totalCards, keptAt: newest.keptAt },
    games: summaries
      .map(({ body }) => body)
      .toSorted((one, other) => other.created.localeCompare(one.created)),
  };
}
