import { useEffect, useState } from 'react';

import { readKeptGame } from './chain-store.ts';

/** Time in which a receipt that is on its way is kept, in ms. */
const RECEIPT_MS = 2_000;

/** A link that this browser signed and sent, and has no receipt of. */
export interface UnreceivedLink {
  readonly eventNumber: number;
  readonly link: string;
}

/**
 * Returns the last link that this browser signed if the server gave no receipt for it; null where
 * there is none, and while nobody looks for it. It has been sent again and again until its time
 * was over.
 */
export function useUnreceivedLink(gameID: string, isLookedFor: boolean): UnreceivedLink | null {
  const [found, setFound] = useState<UnreceivedLink | null>(null);
  useEffect(() => {
    if (!isLookedFor) return undefined;
    const look = () =>
      readKeptGame(gameID)
        .then(({ reveals }) => {
          const last = reveals.at(-1);
          setFound(last?.receipt === null ? last : null);
        })
        .catch(() => undefined);
    const timer = setTimeout(() => void look(), RECEIPT_MS);
    return () => clearTimeout(timer);
  }, [gameID, isLookedFor]);
  return isLookedFor ? found : null;
}
