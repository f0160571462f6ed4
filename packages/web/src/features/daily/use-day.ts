import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { apiQueryKey, useApiQuery } from '../../api/query-hooks.ts';

/** How often the page asks again where no game is made yet, in ms. */
const NOT_MADE_MS = 30_000;
/** After the end of a day the next one is asked for this much later, in ms. */
const AFTER_END_MS = 1_000;
/** The same where the day is over by this browser's clock and not by the server's. */
const AGAIN_MS = 5_000;
/** The longest time that a timer of the browser can wait, in ms. */
const MAX_TIMER_MS = 2_147_483_647;

/** Returns what there is of Duplicate Nine today, which is asked for again once the day is over. */
export function useToday() {
  const today = useApiQuery('GET /daily', undefined, {
    refetchInterval: (data) => (data?.game === null ? NOT_MADE_MS : false),
  });
  useDayEnd(today.data?.game?.ends, today.dataUpdatedAt);
  return today;
}

/** Returns the game of a day, which is asked for again once the day is over. */
export function useDay(day: string, enabled = true) {
  const game = useApiQuery('GET /daily/{day}', { params: { day } }, { enabled });
  useDayEnd(game.data?.isOver === false ? game.data.ends : undefined, game.dataUpdatedAt);
  return game;
}

/** Has days asked for again when one ends: what it was about is told then. */
function useDayEnd(ends: string | undefined, readAt: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (ends === undefined) return undefined;
    const now = Date.now();
    const left = Date.parse(ends) - now + AFTER_END_MS;
    const timer = setTimeout(
      () => {
        for (const name of ['GET /daily', 'GET /daily/{day}'] as const)
          void queryClient.invalidateQueries({ queryKey: apiQueryKey(name) });
      },
      Math.min(MAX_TIMER_MS, Math.max(left, readAt - now + AGAIN_MS)),
    );
    return () => clearTimeout(timer);
  }, [ends, readAt, queryClient]);
}
