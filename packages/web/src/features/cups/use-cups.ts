import type { Cup } from '@pennant/contract/cups';
import { useEffect, useState } from 'react';

import { useVisitor } from '../../api/current-user.ts';
import { useApiQuery } from '../../api/query-hooks.ts';

/** How often the page asks again for a cup that is being played, in ms. */
const RUNNING_MS = 4_000;
/** How often for one that has not begun: others enter and leave. */
const OPEN_MS = 20_000;

/** Returns after how many ms a cup is asked for again, while the page is shown; false for never. */
export function cupInterval(cup: Pick<Cup, 'state' | 'begins'> | undefined): number | false {
  if (cup === undefined || cup.state === 'over' || cup.state === 'cancelled') return false;
  if (cup.state === 'running') return RUNNING_MS;
  const left = Date.parse(cup.begins) - Date.now();
  return Math.min(OPEN_MS, Math.max(RUNNING_MS, left));
}

/**
 * Reads again what the server rendered for guests, once a user turns out to be signed in. Returns
 * whether what is there is as the visitor may see it.
 */
function useReadAsVisitor(refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>) {
  const kind = useVisitor().kind;
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (kind !== 'player') return undefined;
    let isCurrent = true;
    void refetch({ cancelRefetch: false }).then(() => {
      if (isCurrent) setRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, refetch]);
  return kind === 'player' ? isRead : kind !== 'checking';
}

/** Returns a cup, which is asked for again while it is shown and goes on. */
export function useCup(cupID: string) {
  const cup = useApiQuery(
    'GET /cups/{cupID}',
    { params: { cupID } },
    { refetchInterval: cupInterval },
  );
  const isOfVisitor = useReadAsVisitor(cup.refetch);
  return { cup, isOfVisitor };
}

/** Returns the cups that begin last. */
export function useCups() {
  const cups = useApiQuery('GET /cups');
  const isOfVisitor = useReadAsVisitor(cups.refetch);
  return { cups, isOfVisitor };
}
