/*
 * The service worker: what a browser runs between the page and the network. It keeps files of the
 * program, nothing of any user; what a user may read offline is kept by the page itself, which
 * knows who is signed in (kept-store.ts). Calls of the API never come by here.
 *
 *   pages          always from the network, so that a load with a connection is the newest program;
 *                  without a connection the empty page of this build, which the script fills
 *   /assets/       kept: their names contain the hashes of their content
 *   all the rest   as if there were no worker
 *
 * It also shows what is pushed to this browser, whether or not a page is open.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

import { isEmptyPageOf, isPageUrl, OFFLINE_PATH, type TakeOverMessage } from './program-files.ts';
import { parsePushedNotification } from './pushed-notification.ts';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build: its ID, and the files that are kept from the start. */
declare const BUILD_ID: string;
declare const OFFLINE_FILES: readonly string[];

/** How many other files of the program are kept, the last used ones: those of all pages. */
const MAX_OTHER_FILES = 200;

addPlugins([
  {
    // While servers are replaced one by one, the page of an older one must not be kept with the
    // files of this build. The installation fails then, and the browser tries again later.
    cacheWillUpdate: async ({ request, response }) => {
      if (!response.ok) return null;
      const isEmptyPage = new URL(request.url).pathname === OFFLINE_PATH;
      if (isEmptyPage && !isEmptyPageOf(BUILD_ID, await response.clone().text())) return null;
      return response;
    },
  },
]);
precache([
  { url: OFFLINE_PATH, revision: BUILD_ID },
  ...OFFLINE_FILES.map((url) => ({ url, revision: null })),
]);

const otherFiles = new CacheFirst({
  cacheName: 'pennant-files',
  plugins: [new ExpirationPlugin({ maxEntries: MAX_OTHER_FILES, purgeOnQuotaError: true })],
});
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // Kept by whichever build: while a newer worker waits, its files are there already.
  async ({ event, request }) =>
    (await caches.match(request.url)) ?? (await otherFiles.handle({ event, request })),
);

const pages = new NetworkOnly({
  plugins: [{ handlerDidError: () => matchPrecache(OFFLINE_PATH) }],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isPageUrl(url.pathname),
  ({ event, request }) => pages.handle({ event, request }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      // Otherwise every page would wait until the worker has started.
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

// A newer worker waits until no page of an older build is open, since it lets go of that build's
// files. One page that is of this build itself need not be closed for it.
self.addEventListener('message', (event) => {
  const message = event.data as TakeOverMessage | null;
  if (message?.kind !== 'take over' || message.build !== BUILD_ID) return;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (pages.length <= 1) await self.skipWaiting();
    })(),
  );
});

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = parsePushedNotification(event.data?.text());
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { readonly path: string };
  event.waitUntil(openPage(path));
});

/** Opens a page of the program: the tab that shows it, or a new one, so that no game is left. */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? self.clients.openWindow(path) : open.focus());
}
