import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { routeOf } from './routes.tsx';

/** The window's title for an address. */
export const titleOf = (pathname: string): string =>
  `${routeOf(pathname)?.route.title ?? 'Not found'} · Pennant`;

/** Follows the address: title, top of the page, and focus for those who read by ear. */
export function DocumentTitle() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // The first page came with its title, which may say more than its route knows.
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.title = titleOf(pathname);
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
