import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

const watch = (changed: () => void) => {
  const query = globalThis.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the reader asked for a page without motion. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    watch,
    () => globalThis.matchMedia(QUERY).matches,
    () => false,
  );
