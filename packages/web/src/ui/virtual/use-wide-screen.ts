import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 40rem)';

/** Returns true where there is room for a row of seven columns; on a phone it takes two lines. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(WIDE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
