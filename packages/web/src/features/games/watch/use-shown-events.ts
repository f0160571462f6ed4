import { useEffect, useRef, useState } from 'react';

import { nextShownEvent } from './next-shown-event.ts';

/**
 * Returns the number of the event that the page shows, which follows the last one in steps, and
 * whether it was come to by a step, so that the play is shown and not only what it led to.
 */
export function useShownEvents(last: number): {
  readonly shown: number;
  readonly isPlayed: boolean;
} {
  const [opened] = useState(last);
  const [shown, setShown] = useState(last);
  // When the shown event came: one that has stood long enough makes room at once.
  const shownAt = useRef(0);
  const next = nextShownEvent(shown, last);
  const eventNumber = next?.eventNumber ?? null;
  const afterMs = next?.afterMs ?? 0;
  useEffect(() => {
    if (eventNumber === null) return undefined;
    const wait = Math.max(0, shownAt.current + afterMs - performance.now());
    const timer = setTimeout(() => {
      shownAt.current = performance.now();
      setShown(eventNumber);
    }, wait);
    return () => clearTimeout(timer);
  }, [eventNumber, afterMs]);
  return { shown, isPlayed: shown !== opened };
}
