import { expect, type Page } from '@playwright/test';

/** Waits until the service worker of a page has all its files and is in charge of the page. */
export const waitForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
    // It controls pages while it is being activated, and misses what is pushed to it until then.
    while (active !== null && active.state !== 'activated') {
      await new Promise((resolve) => {
        active.addEventListener('statechange', resolve, { once: true });
      });
    }
  });

/** What a browser has kept for a user to be read offline: a call's name and its response. */
export interface KeptEntry {
  readonly call: string;
  readonly text: string;
}

/** Returns everything in the browser's caches that is not a file of the program. */
export const readKeptEntries = (page: Page): Promise<KeptEntry[]> =>
  page.evaluate(async () => {
    const entries = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith('/assets/') || pathname === '/offline') continue;
        const response = await cache.match(request);
        entries.push({
          call: decodeURIComponent(pathname.split('/')[2] ?? ''),
          text: (await response?.text()) ?? '',
        });
      }
    }
    return entries;
  });

/** Waits until the response of a call is kept, as often as said. */
export const expectKept = (page: Page, call: string, times = 1): Promise<void> =>
  expect
    .poll(
      async () => (await readKeptEntries(page)).filter((entry) => entry.call === call).length,
      `responses of ${call} kept`,
    )
    .toBe(times);

/** Waits until nothing of any user is kept. */
export const expectNothingKept = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await readKeptEntries(page)).map(({ call }) => call), 'what is kept')
    .toEqual([]);
