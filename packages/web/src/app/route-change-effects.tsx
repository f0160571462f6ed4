import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { retryFailedPages } from './page-loader.tsx';
import { pageIdentityOf, routeTitle } from './routes.ts';

/** Returns the document title for an address. */
export const documentTitleOf = (pathname: string): string => `${routeTitle(pathname)} · Pennant`;

/**
 * Applies a change of address: sets the document title, scrolls to the top and focuses the page, so
 * that Tab starts in it and a screen reader announces its name. A page that was left and could not
 * be loaded is loaded anew the next time.
 */
export function RouteChangeEffects() {
  const { pathname } = useLocation();
  const page = pageIdentityOf(pathname);
  const lastPage = useRef(page);
  useEffect(() => {
    // The first page came with its title, which may be more specific than its route's.
    if (lastPage.current === page) return;
    lastPage.current = page;
    retryFailedPages();
    document.title = documentTitleOf(pathname);
    window.scrollTo(0, 0);
    // A dialog that closes with the old page returns the focus now: the new page takes it after.
    queueMicrotask(() =>
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
    );
  }, [page, pathname]);
  return null;
}
