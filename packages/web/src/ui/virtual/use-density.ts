import { useSyncExternalStore } from 'react';

/** More pixels of a screen to one of the page nobody tells apart on a small card. */
const DENSEST = 3;

/** A window that is zoomed, or goes over to another screen, is laid out anew. */
const watch = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

/** How many pixels of the screen, to one of the page, pictures are painted with. */
export const useDensity = (): number =>
  useSyncExternalStore(
    watch,
    () => Math.min(DENSEST, devicePixelRatio),
    () => 1,
  );
