import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { routeTitle } from './routes.tsx';

/** Returns the document title for an address. */
export const documentTitleOf = (pathname: string): string => `${routeTitle(pathname)} · Pennant`;

/**
 * Applies a change of address: sets the document title, scrolls to the top and focuses the page, so
 * that Tab starts in it and a screen reader announces its name.
 */
export function RouteChangeEffects() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    // The first page came with its title, which may be more specific than its route's.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.title = documentTitleOf(pathname);
    window.scrollTo(0, 0);
    // A dialog that closes with the old page returns the focus now: the new page takes it after.
    queueMicrotask(() =>
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
    );
  }, [pathname]);
  return null;
}
