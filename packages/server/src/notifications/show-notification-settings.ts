import type { NotificationSettings } from '@pennant/contract/notifications';
import { findRecipient } from '../account/find-recipient.ts';
import type { Queries } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import type { ReadNotificationKeys } from './notification-keys.ts';
import { findNotificationSetting } from './notification-setting-store.ts';
import { findSubscriptions } from './push-subscription-store.ts';

/** Returns whether a user may switch push messages on: not on the first UTC day of the account. */
export async function isPushOpen(
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<boolean> {
  const recipient = await findRecipient(queries, userID);
  return recipient !== null && recipient.created < startOfDay(now);
}

/** Returns by what a user is notified. */
export async function showNotificationSettings(
  queries: Queries,
  {
    userID,
    now,
    readKeys,
  }: { readonly userID: string; readonly now: Date; readonly readKeys: ReadNotificationKeys },
): Promise<NotificationSettings> {
  const setting = await findNotificationSetting(queries, userID);
  const browsers = await findSubscriptions(queries, userID);
  const { vapidPublicKey } = await readKeys();
  return {
    push: {
      isOpen: await isPushOpen(queries, { userID, now }),
      publicKey: vapidPublicKey.toString('base64url'),
      browsers: browsers.map((row) => ({
        browserID: row.endpoint_hash.toString('hex'),
        device: row.device,
        service: new URL(row.endpoint).hostname,
        created: row.created_at.toISOString(),
      })),
    },
    letters: setting?.letters ?? false,
  };
}

/**
 * Returns whether the user's day offers push messages: from the second UTC day on, to users who
 * have neither switched them on in any browser nor put the offer away.
 */
export async function isPushOffered(
  queries: Queries,
  { userID, now }: { readonly userID: string; readonly now: Date },
): Promise<boolean> {
  const setting = await findNotificationSetting(queries, userID);
  if (setting?.offer_declined_at != null) return false;
  if (setting !== undefined && (await findSubscriptions(queries, userID)).length > 0) return false;
  return isPushOpen(queries, { userID, now });
}
