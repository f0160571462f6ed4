import type { Logger } from 'pino';
import { findRecipient } from '../account/find-recipient.ts';
import type { Database } from '../platform/database/database.ts';
import { startOfDay } from '../platform/start-of-day.ts';
import { addToOutbox } from '../platform/mail/outbox-store.ts';
import { notificationLetter } from './notification-letter.ts';
import {
  deleteNotification,
  postponeNotification,
  type PendingNotification,
} from './notification-outbox-store.ts';
import { claimDay } from './notification-setting-store.ts';
import {
  deleteSubscription,
  findSubscriptions,
  markDelivered,
  type SubscriptionRow,
} from './push-subscription-store.ts';
import { sendPushMessage, type PushOutcome, type PushSender } from './send-push-message.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export interface DeliveryServices {
  readonly database: Database;
  readonly push: PushSender;
  /** The base URL of links, without a slash at the end. */
  readonly publicUrl: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** After this a notification is no news any more, in ms. */
const MAX_AGE_MS = 24 * 3_600_000;
/** Pauses between tries: half a minute, then four times as long each, up to six hours. */
const FIRST_BACKOFF_S = 30;
const MAX_BACKOFF_S = 6 * 3600;

/**
 * Sends a notification to all browsers of its user; where none of them takes it, as a letter, if
 * the user wants letters. One that is not delivered yet is tried again for a day. Safe to repeat: a
 * browser that took it is left out.
 */
export async function deliverNotification(
  services: DeliveryServices,
  notification: PendingNotification,
  now: Date,
): Promise<'sent' | 'letter' | 'later' | 'dropped'> {
  const { database } = services;
  const { userID, notificationID, created } = notification;
  const setting = await claimDay(database, { userID, notificationID, day: startOfDay(now) });
  if (setting === null) {
    await deleteNotification(database, notification);
    return 'dropped';
  }
  const browsers = await findSubscriptions(database, userID);
  const outcomes = await Promise.all(
    browsers.map((browser) => sendToBrowser(services, notification, browser)),
  );
  const nextAttempt = nextAttemptAt(outcomes, notification.attempts, now);
  if (nextAttempt !== null && nextAttempt.getTime() < created.getTime() + MAX_AGE_MS) {
    await postponeNotification(database, notification, nextAttempt);
    return 'later';
  }
  const isSent = outcomes.some(({ kind }) => kind === 'accepted');
  return finish(services, notification, { asLetter: !isSent && setting.letters, isSent, now });
}

async function sendToBrowser(
  { database, push, log }: DeliveryServices,
  { userID, notificationID, kind, title, body, path }: PendingNotification,
  row: SubscriptionRow,
): Promise<PushOutcome> {
  if (row.last_notification_id === notificationID) return { kind: 'accepted' };
  const endpointHash = row.endpoint_hash;
  const outcome = await sendPushMessage(
    push,
    { endpoint: row.endpoint, endpointHash, p256dh: row.p256dh, auth: row.auth },
    { title, body, path, tag: kind },
  );
  if (outcome.kind === 'accepted')
    await markDelivered(database, userID, endpointHash, notificationID);
  else if (outcome.kind === 'gone') await deleteSubscription(database, userID, endpointHash);
  else {
    const service = new URL(row.endpoint).hostname;
    log.warn({ service, reason: outcome.reason }, 'a push message could not be sent');
  }
  return outcome;
}

/** Returns when to try again; null where no browser is worth it. */
function nextAttemptAt(outcomes: readonly PushOutcome[], attempts: number, now: Date): Date | null {
  const waits = outcomes.flatMap((outcome) => (outcome.kind === 'later' ? [outcome.waitS] : []));
  if (waits.length === 0) return null;
  const backoffS = Math.min(FIRST_BACKOFF_S * 4 ** (attempts - 1), MAX_BACKOFF_S);
  return new Date(now.getTime() + Math.max(backoffS, ...waits) * 1000);
}

/** Deletes a notification, and adds its letter to the outbox of letters in the same transaction. */
async function finish(
  { database, push, publicUrl }: DeliveryServices,
  notification: PendingNotification,
  {
    asLetter,
    isSent,
    now,
  }: { readonly asLetter: boolean; readonly isSent: boolean; readonly now: Date },
): Promise<'sent' | 'letter' | 'dropped'> {
  const { userID } = notification;
  return database.transaction(async (tx) => {
    // Another program has finished it while this one was held up.
    if (!(await deleteNotification(tx, notification))) return 'dropped';
    const recipient = asLetter ? await findRecipient(tx, userID) : null;
    if (recipient === null) return isSent ? 'sent' : 'dropped';
    const token = unsubscribeToken(push.keys.unsubscribeSecret, userID);
    const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`;
    const letter = notificationLetter(recipient.email, notification, { publicUrl, unsubscribeUrl });
    await addToOutbox(tx, letter, now);
    return 'letter';
  });
}
