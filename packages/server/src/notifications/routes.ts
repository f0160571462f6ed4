import { notificationCalls as calls } from '@pennant/contract/notifications';
import type { Queries } from '../platform/database/database.ts';
import type { Routes } from '../platform/http/contract-routes.ts';
import { addPushBrowser, removePushBrowser } from './change-push-browsers.ts';
import type { ReadNotificationKeys } from './notification-keys.ts';
import { declineOffer, setLetters } from './notification-setting-store.ts';
import { notificationRefusals } from './refusals.ts';
import { showNotificationSettings } from './show-notification-settings.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Registers the calls by which a user says how to be notified. */
export function notificationRoutes(
  routes: Routes,
  { readKeys }: { readonly readKeys: ReadNotificationKeys },
): void {
  const { handle, handleInTransaction } = routes.feature(notificationRefusals);
  const show = (queries: Queries, userID: string, now: Date) =>
    showNotificationSettings(queries, { userID, now, readKeys });

  handle(calls.notificationSettings, ({ db, principal, now }) => show(db, principal.userID, now));
  handleInTransaction(calls.addPushBrowser, async ({ tx, principal, body, userAgent, now }) => {
    const { userID, sessionID } = principal;
    const added = await addPushBrowser(tx, {
      userID,
      sessionID,
      userAgent,
      subscription: body,
      now,
    });
    return added.ok ? show(tx, userID, now) : added;
  });
  handleInTransaction(calls.removePushBrowser, async ({ tx, principal, params, now }) => {
    const removed = await removePushBrowser(tx, principal.userID, params.browserID);
    return removed.ok ? show(tx, principal.userID, now) : removed;
  });
  handleInTransaction(calls.declinePushOffer, async ({ tx, principal, now }) => {
    await declineOffer(tx, principal.userID, now);
    return { ok: true } as const;
  });
  handleInTransaction(calls.setNotificationLetters, async ({ tx, principal, body, now }) => {
    await setLetters(tx, principal.userID, body.letters);
    return show(tx, principal.userID, now);
  });
  handle(calls.unsubscribe, ({ db, body }) => unsubscribe(db, { token: body.token, readKeys }));
}
