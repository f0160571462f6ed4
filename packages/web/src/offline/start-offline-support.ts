import type { QueryClient } from '@tanstack/react-query';

import {
  isDisconnected,
  isOffline,
  noteServerResponse,
  onConnectionChange,
} from '../api/connection.ts';
import { onTokensChange, readSessionMark } from '../api/stored-tokens.ts';
import { dropKept } from './drop-kept.ts';
import { keepNewest } from './keep-newest.ts';
import { keepPageState } from './keep-page-state.ts';
import { lookForNewerBuild, lookForNewerBuildAgain, ownBuild } from './newer-build.ts';
import type { TakeOverMessage } from './program-files.ts';
import { renewPushSubscription } from './renew-push-subscription.ts';

/** How often an open page looks for a newer build, in ms; besides, when it is looked at again. */
const LOOK_EVERY_MS = 15 * 60_000;
/** How often a page that shows what was kept tries to reach the server, in ms. */
const TRY_EVERY_MS = 10_000;

/**
 * Starts what a page needs once it has arrived: the service worker, what can be read offline, the
 * look for a newer build, and the way back when the connection returns. Browser only, once a page.
 */
export function startOfflineSupport(queryClient: QueryClient): void {
  const build = ownBuild();
  // Development has no worker.
  if (build === null) return;
  // What another session has left, for example where the browser was closed at its end.
  void dropKept(readSessionMark());
  lookForNewerBuilds();
  returnWhenConnected(queryClient);
  // Missing where the page has no TLS, and where the browser has switched it off.
  if (navigator.serviceWorker === undefined) return;
  void registerWorker(build)
    .then(async () => {
      // Whoever signs in later, too.
      onTokensChange(() => {
        void keepNewest().catch(() => undefined);
        void renewPushSubscription().catch(() => undefined);
      });
      await renewPushSubscription().catch(() => undefined);
      await keepPageState();
      await keepNewest();
    })
    // Without a worker the program works as ever, with a connection.
    .catch(() => undefined);
}

async function registerWorker(build: string): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  });
  const message: TakeOverMessage = { kind: 'take over', build };
  const takeOver = () => registration.waiting?.postMessage(message);
  takeOver();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', takeOver),
  );
  // The first worker takes this page over once it has all its files.
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

function lookForNewerBuilds(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookForNewerBuildAgain();
  });
  window.addEventListener('focus', lookForNewerBuildAgain);
  setInterval(() => {
    if (document.visibilityState === 'visible') lookForNewerBuildAgain();
  }, LOOK_EVERY_MS);
}

/** Reads everything on the page anew once the server can be reached again. */
function returnWhenConnected(queryClient: QueryClient): void {
  let wasOffline = isOffline();
  const tryServer = async () => {
    if (!isDisconnected() && (await lookForNewerBuild())) noteServerResponse();
  };
  onConnectionChange(() => {
    const isNow = isOffline();
    if (wasOffline && !isNow) void queryClient.invalidateQueries();
    wasOffline = isNow;
  });
  window.addEventListener('online', () => void tryServer());
  setInterval(() => {
    if (isOffline() && document.visibilityState === 'visible') void tryServer();
  }, TRY_EVERY_MS);
  if (wasOffline) void tryServer();
}
