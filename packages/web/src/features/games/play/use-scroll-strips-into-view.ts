import { useEffect, useRef, type RefObject } from 'react';

/** The height of a phone held sideways, in px: there the page's head would hide the field. */
const LOW_SCREEN_PX = 480;

/** Scrolls the page if the roll bar covers the strips of the dice tables, or the field. */
function scrollStripsIntoView(table: HTMLElement | null, behavior: ScrollBehavior): void {
  const strips = table?.querySelector('[data-strips]')?.getBoundingClientRect();
  const field = table?.querySelector('.ballpark-ground')?.getBoundingClientRect();
  const rollBar = table?.querySelector('[data-roll-bar]')?.getBoundingClientRect();
  // No scrolling if the strips are above the viewport, or the tables beside the field.
  if (strips === undefined || rollBar === undefined || strips.top < 0) return;
  const hiddenHeight = Math.max(strips.bottom, field?.bottom ?? 0) + 4 - rollBar.top;
  if (hiddenHeight > 0) scrollBy({ top: hiddenHeight, behavior });
}

/**
 * Scrolls the page when a roll begins, if the roll bar covers the strips of the dice tables, as it
 * may on short screens; with the hints of a first game and on a low screen as soon as the page is
 * there. Returns the ref for the play screen's root element.
 */
export function useScrollStripsIntoView(
  isBusy: boolean,
  prefersReducedMotion: boolean,
): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBusy) scrollStripsIntoView(table.current, prefersReducedMotion ? 'auto' : 'smooth');
  }, [isBusy, prefersReducedMotion]);
  useEffect(() => {
    // After the page's own scrolling to its top.
    const frame = requestAnimationFrame(() => {
      const hasHints = table.current?.querySelector('.first-game-hints');
      if (hasHints || innerHeight < LOW_SCREEN_PX) scrollStripsIntoView(table.current, 'auto');
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return table;
}
