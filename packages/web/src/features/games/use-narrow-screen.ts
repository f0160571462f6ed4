import { useSyncExternalStore } from 'react';

const QUERY = '(width < 40rem)';

const subscribe = (onChange: () => void) => {
  const query = globalThis.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns whether the screen is as narrow as a phone held upright. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(QUERY).matches,
    () => false,
  );
