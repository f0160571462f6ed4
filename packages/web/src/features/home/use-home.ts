import { useEffect, useEffectEvent, useRef } from 'react';

import { useApiQuery } from '../../api/query-hooks.ts';

/** How often home asks again for a chance that is not worked out yet, and after how many ms. */
const MAX_REPEATS = 4;
const REPEAT_MS = 900;

/** A response of this age in ms is that of the page being opened. */
const FRESH_MS = 3000;

/** Returns the player's day; asks again while the chance of the next contest is worked out. */
export function useHome(isEnabled: boolean) {
  const home = useApiQuery('GET /home', undefined, { enabled: isEnabled });
  const { data, dataUpdatedAt, refetch } = home;
  const isChanceOpen = data?.team?.problem === null && data.contest?.winChance === null;
  const openSince = isChanceOpen ? dataUpdatedAt : 0;
  // A game may have gone on since: what is cached is shown, and read again.
  const readAgainIfOld = useEffectEvent(() => {
    if (data !== undefined && Date.now() - dataUpdatedAt > FRESH_MS) void refetch();
  });
  useEffect(() => readAgainIfOld(), []);
  const repeats = useRef(0);
  useEffect(() => {
    if (openSince === 0 || repeats.current >= MAX_REPEATS) return undefined;
    repeats.current += 1;
    const timer = setTimeout(() => void refetch(), REPEAT_MS * repeats.current);
    return () => clearTimeout(timer);
  }, [openSince, refetch]);
  return home;
}
