import { useSyncExternalStore } from 'react';

/** The maximum ratio: higher ones make no visible difference on a small card. */
const MAX_PIXEL_RATIO = 3;

/** A window that is zoomed or moved to another screen fires `resize`. */
const subscribe = (onChange: () => void) => {
  addEventListener('resize', onChange);
  return () => removeEventListener('resize', onChange);
};

/** Returns the number of screen pixels per CSS pixel that thumbnails are rendered with. */
export const usePixelRatio = (): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.min(MAX_PIXEL_RATIO, devicePixelRatio),
    () => 1,
  );
