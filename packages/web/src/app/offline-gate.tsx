import { useEffect, useState, type ReactNode } from 'react';

import { isKeptDocument, useIsOffline } from '../api/connection.ts';
import { OFFLINE_PATH } from '../offline/program-files.ts';
import { Page } from './page-loader.tsx';

/** The pages that can be read offline, by their routes' paths. */
const READABLE_OFFLINE: readonly string[] = [
  OFFLINE_PATH,
  '/cards/user',
  '/cards/:cardID',
  '/games/user',
  '/game/:gameID/summary',
];

/**
 * Renders a page; in place of one that needs the server, and is opened offline, what can be read
 * instead, until there is a connection again. A page that was open before stays as it is.
 */
export function OfflineGate({
  path,
  children,
}: {
  /** The path of the page's route. */
  readonly path: string;
  readonly children: ReactNode;
}) {
  const isOffline = useIsOffline();
  const [isHeldBack, setHeldBack] = useState(isOffline && !READABLE_OFFLINE.includes(path));
  const isBack = isHeldBack && !isOffline;
  // The kept document has nothing of its page, which the server begins.
  const needsReload = isBack && isKeptDocument();
  if (isBack && !needsReload) setHeldBack(false);
  useEffect(() => {
    if (needsReload) window.location.reload();
  }, [needsReload]);
  return isHeldBack ? <Page name="offline/offline-page" /> : children;
}
