import { useSyncExternalStore } from 'react';

/** Returns a hook that returns whether a media query matches; false on the server. */
function mediaQueryHook(query: string): () => boolean {
  const subscribe = (onChange: () => void) => {
    const list = globalThis.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  };
  const matches = () => globalThis.matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, matches, () => false);
}

/** Returns whether the screen is as narrow as a phone held upright. */
export const useNarrowScreen = mediaQueryHook('(width < 40rem)');

/** Returns whether the screen is wide enough for a panel on either side of a game's field. */
export const useWideScreen = mediaQueryHook('(width >= 60rem)');

/** Returns whether the user prefers reduced motion. */
export const useReducedMotion = mediaQueryHook('(prefers-reduced-motion: reduce)');
