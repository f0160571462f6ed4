import type { BrowserContext } from '@playwright/test';

/**
 * Lets the pages of a context subscribe to push messages without a push service, which Debian's
 * Chromium lacks: what the service would give is made up, and kept where all pages see it.
 */
export const subscribeWithoutService = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const NAME = 'test: push subscription';
    /** The base point of P-256. */
    const p256dh =
      'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
    const toSubscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } }),
      unsubscribe: async () => {
        localStorage.removeItem(NAME);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        // As a browser does: a key that is none is refused.
        if (new Uint8Array(applicationServerKey as ArrayBuffer).length !== 65)
          throw new DOMException('no key', 'InvalidAccessError');
        const endpoint = `https://push.example.com/wpush/${crypto.randomUUID()}`;
        localStorage.setItem(NAME, endpoint);
        return toSubscription(endpoint);
      },
      getSubscription: async () => {
        const endpoint = localStorage.getItem(NAME);
        return endpoint === null ? null : toSubscription(endpoint);
      },
    });
  });
