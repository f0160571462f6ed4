import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls the page once, when a roll begins, if the roll bar covers the dice, as it may on short
 * screens. Returns the ref for the play screen's root element.
 */
export function useScrollDiceIntoView(
  isBusy: boolean,
  prefersReducedMotion: boolean,
): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const tray = table.current?.querySelector('.dice-tray')?.getBoundingClientRect();
    const rollBar = table.current?.querySelector('[data-roll-bar]')?.getBoundingClientRect();
    // No scrolling if the dice are above the viewport or beside the roll bar.
    if (tray === undefined || rollBar === undefined || tray.top < 0) return;
    if (rollBar.left >= tray.right || rollBar.right <= tray.left) return;
    const hiddenHeight = tray.bottom + 8 - rollBar.top;
    if (hiddenHeight > 0)
      scrollBy({ top: hiddenHeight, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }, [isBusy, prefersReducedMotion]);
  return table;
}
