import { ECDH } from 'node:crypto';
import { MAX_PUSH_BROWSERS, type notificationCalls } from '@pennant/contract/notifications';
import type { BodyOf } from '@pennant/contract/call';
import { deviceName } from '../account/device-name.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockNotificationSetting } from './notification-setting-store.ts';
import { hashEndpoint, parsePushEndpoint } from './push-endpoint.ts';
import {
  deleteEndedSubscriptions,
  deleteSubscription,
  findSubscriptions,
  saveSubscription,
} from './push-subscription-store.ts';
import { isPushOpen } from './show-notification-settings.ts';

interface BrowserOptions {
  readonly userID: string;
  readonly sessionID: string;
  readonly userAgent: string;
  readonly subscription: BodyOf<typeof notificationCalls.addPushBrowser>;
  readonly now: Date;
}

/** Sends a user's notifications to the browser of a session too, until that session is ended. */
export async function addPushBrowser(tx: Transaction, options: BrowserOptions) {
  const { userID, sessionID, userAgent, subscription, now } = options;
  const url = parsePushEndpoint(subscription.endpoint);
  if (url === null) return refuse('push_endpoint_refused');
  const p256dh = Buffer.from(subscription.keys.p256dh, 'base64url');
  if (!isPointOfP256(p256dh)) return refuse('push_keys_invalid');
  if (!(await isPushOpen(tx, { userID, now }))) return refuse('push_too_early');

  await lockNotificationSetting(tx, userID);
  await deleteEndedSubscriptions(tx, userID);
  const endpointHash = hashEndpoint(url.href);
  const others = (await findSubscriptions(tx, userID)).filter(
    (row) => !row.endpoint_hash.equals(endpointHash),
  );
  if (others.length >= MAX_PUSH_BROWSERS) return refuse('too_many_push_browsers');
  await saveSubscription(tx, {
    userID,
    sessionID,
    endpoint: url.href,
    endpointHash,
    p256dh,
    auth: Buffer.from(subscription.keys.auth, 'base64url'),
    device: deviceName(userAgent),
    now,
  });
  return { ok: true } as const;
}

/** Returns whether bytes are an uncompressed point of the curve. */
function isPointOfP256(bytes: Buffer): boolean {
  try {
    return bytes[0] === 4 && ECDH.convertKey(bytes, 'prime256v1').length > 0;
  } catch {
    return false;
  }
}

/** Sends a user's notifications to a browser no more. */
export async function removePushBrowser(tx: Transaction, userID: string, browserID: string) {
  return (await deleteSubscription(tx, userID, Buffer.from(browserID, 'hex')))
    ? ({ ok: true } as const)
    : refuse('push_browser_not_found');
}
