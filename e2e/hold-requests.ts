import type { Page } from '@playwright/test';

/** Requests that are held back. */
export interface HeldRequests {
  /** Resolves when the first request has come. */
  readonly firstRequest: Promise<void>;
  /** Lets all requests pass, those to come as well. */
  readonly release: () => void;
}

/**
 * Holds back all requests to a URL, not only the first: a request of a page that is being left must
 * not take the place of the new page's.
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<HeldRequests> {
  const arrival = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    arrival.resolve();
    await released.promise;
    await route.continue();
  });
  return { firstRequest: arrival.promise, release: released.resolve };
}
