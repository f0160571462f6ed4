import { useEffect, useRef, type RefObject } from 'react';

/**
 * While something rolls, the dice are in sight: where the rail with the buttons covers them (a short phone), the page moves up by as
 * much as is hidden, once.
 */
export function useDiceInSight(
  isBusy: boolean,
  isStill: boolean,
): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const tray = table.current?.querySelector('.dice-tray')?.getBoundingClientRect();
    const rail = table.current?.querySelector('.roll-bar')?.getBoundingClientRect();
    // Beside the rail, or further down where somebody reads on, nothing moves.
    if (tray === undefined || rail === undefined || tray.top < 0) return;
    if (rail.left >= tray.right || rail.right <= tray.left) return;
    const hidden = tray.bottom + 8 - rail.top;
    if (hidden > 0) scrollBy({ top: hidden, behavior: isStill ? 'auto' : 'smooth' });
  }, [isBusy, isStill]);
  return table;
}
