import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

/** A browser's push subscription. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly endpointHash: Buffer;
  /** The browser's public key: an uncompressed point of P-256. */
  readonly p256dh: Buffer;
  /** The secret of 16 bytes that the browser shares with the program. */
  readonly auth: Buffer;
}

const FIND_SUBSCRIPTIONS = statement(
  'notifications.find_subscriptions',
  `select endpoint, endpoint_hash, p256dh, auth, subscription.device, subscription.created_at,
     last_notification_id
   from push_subscription subscription
   join session on session.user_id = subscription.user_id
     and session.session_id = subscription.session_id
   where subscription.user_id = $1 and session.ended_at is null
   order by subscription.created_at, endpoint_hash`,
);

export type SubscriptionRow = StatementRow<'notifications.find_subscriptions'>;

/** Returns a user's browsers, the oldest first, without those whose session was ended. */
export const findSubscriptions = (queries: Queries, userID: string): Promise<SubscriptionRow[]> =>
  queries.query(FIND_SUBSCRIPTIONS, [userID]);

const DELETE_ENDED = statement(
  'notifications.delete_ended_subscriptions',
  `delete from push_subscription subscription using session
   where subscription.user_id = $1 and session.user_id = $1
     and session.session_id = subscription.session_id and session.ended_at is not null`,
);

/** Deletes those of a user's browsers whose session was ended. */
export async function deleteEndedSubscriptions(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_ENDED, [userID]);
}

const SAVE_SUBSCRIPTION = statement(
  'notifications.save_subscription',
  `insert into push_subscription (user_id, endpoint_hash, endpoint, p256dh, auth, session_id, device,
     created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (user_id, endpoint_hash) do update set p256dh = excluded.p256dh,
     auth = excluded.auth, session_id = excluded.session_id, device = excluded.device`,
);

/** Saves a browser's subscription; one that is there already moves to its present session. */
export async function saveSubscription(
  tx: Transaction,
  subscription: PushSubscription & {
    readonly userID: string;
    readonly sessionID: string;
    readonly device: string;
    readonly now: Date;
  },
): Promise<void> {
  const { userID, endpoint, endpointHash, p256dh, auth, sessionID, device, now } = subscription;
  await tx.query(SAVE_SUBSCRIPTION, [
    userID,
    endpointHash,
    endpoint,
    p256dh,
    auth,
    sessionID,
    device,
    now,
  ]);
}

const MARK_DELIVERED = statement(
  'notifications.mark_delivered',
  `update push_subscription set last_notification_id = $3
   where user_id = $1 and endpoint_hash = $2`,
);

/** Notes which notification a browser was last sent. */
export async function markDelivered(
  queries: Queries,
  userID: string,
  endpointHash: Buffer,
  notificationID: string,
): Promise<void> {
  await queries.query(MARK_DELIVERED, [userID, endpointHash, notificationID]);
}

const DELETE_SUBSCRIPTION = statement(
  'notifications.delete_subscription',
  `delete from push_subscription where user_id = $1 and endpoint_hash = $2
   returning endpoint_hash`,
);

/** Deletes a browser's subscription; returns false where the user has none such. */
export async function deleteSubscription(
  queries: Queries,
  userID: string,
  endpointHash: Buffer,
): Promise<boolean> {
  return (await queries.query(DELETE_SUBSCRIPTION, [userID, endpointHash])).length === 1;
}
