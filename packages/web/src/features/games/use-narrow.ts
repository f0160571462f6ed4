import { useSyncExternalStore } from 'react';

const QUERY = '(width < 40rem)';

const watch = (changed: () => void) => {
  const query = globalThis.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen is as narrow as a phone held upright. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => globalThis.matchMedia(QUERY).matches,
    () => false,
  );
