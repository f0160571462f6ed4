import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window rows are drawn ahead. */
const AHEAD = '900px';

/**
 * Draws a long list as one comes to it: `shown` rows at first, `step` more whenever `end`, which stands after the last one,
 * comes near the window. Nothing waits for rows that nobody sees.
 */
export function useGrowing(
  total: number,
  step: number,
): { readonly shown: number; readonly end: RefObject<HTMLDivElement | null> } {
  const [steps, setSteps] = useState(1);
  const shown = Math.min(steps * step, total);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = end.current;
    if (mark === null || shown >= total) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setSteps((before) => before + 1));
        }
      },
      { rootMargin: AHEAD },
    );
    watcher.observe(mark);
    return () => watcher.disconnect();
  }, [shown, total]);
  return { shown, end };
}
