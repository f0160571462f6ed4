import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { routeTitle } from './routes.tsx';

/** The window's title for an address. */
export const titleOf = (pathname: string): string => `${routeTitle(pathname)} · Pennant`;

/** Follows the address: title, top of the page, and the focus, so that the next Tab comes to it and its name is read out. */
export function DocumentTitle() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The first page came with its title, which may say more than its route knows.
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(pathname);
    window.scrollTo(0, 0);
    // A dialog that was left with the page gives the focus back just now: the new page takes it after that.
    queueMicrotask(() =>
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }),
    );
  }, [pathname]);
  return null;
}
