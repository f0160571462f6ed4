import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the page once, when a roll begins, if the roll bar covers the strips of the dice tables,
 * as it may on short screens. Returns the ref for the play screen's root element.
 */
export function useScrollStripsIntoView(
  isBusy: boolean,
  prefersReducedMotion: boolean,
): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const strips = table.current?.querySelector('[data-strips]')?.getBoundingClientRect();
    const rollBar = table.current?.querySelector('[data-roll-bar]')?.getBoundingClientRect();
    // No scrolling if the strips are above the viewport, or the tables beside the field.
    if (strips === undefined || rollBar === undefined || strips.top < 0) return;
    const hiddenHeight = strips.bottom + 4 - rollBar.top;
    if (hiddenHeight > 0)
      scrollBy({ top: hiddenHeight, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }, [isBusy, prefersReducedMotion]);
  return table;
}
