import type { NotificationKind } from '@pennant/contract/notifications';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { NotificationText } from './notification-text.ts';

/** A notification that waits to be sent. */
export interface PendingNotification extends NotificationText {
  readonly notificationID: string;
  readonly userID: string;
  readonly kind: NotificationKind;
  readonly created: Date;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

const ADD_NOTIFICATION = statement(
  'notifications.add',
  `insert into outbox_notification (user_id, notification_id, kind, title, body, path, created_at,
     next_attempt_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7)`,
  { types: { $3: 'outbox_notification.kind' } },
);

/** Adds a notification, to be sent once the transaction has committed. */
export async function addNotification(
  tx: Transaction,
  notification: Omit<PendingNotification, 'attempts'>,
): Promise<void> {
  const { userID, notificationID, kind, title, body, path, created } = notification;
  await tx.query(ADD_NOTIFICATION, [userID, notificationID, kind, title, body, path, created]);
}

// Materialized: by some plans a subquery in the condition is run again for each row, and then locks
// others than the first time, more in all than the limit.
const TAKE_DUE = statement(
  'notifications.take_due',
  `with due as materialized (
     select user_id, notification_id from outbox_notification where next_attempt_at <= $1
     order by next_attempt_at limit $3 for update skip locked
   )
   update outbox_notification set attempts = attempts + 1, next_attempt_at = $2
   from due
   where outbox_notification.user_id = due.user_id
     and outbox_notification.notification_id = due.notification_id
   returning outbox_notification.user_id, outbox_notification.notification_id, kind, title, body,
     path, created_at, attempts`,
);

/**
 * Returns notifications that are due, and puts them off until `retryAt`, so that no other program
 * sends them meanwhile, and another does where this one ends before it is done.
 */
export async function takeDueNotifications(
  queries: Queries,
  { now, retryAt, limit }: { readonly now: Date; readonly retryAt: Date; readonly limit: number },
): Promise<PendingNotification[]> {
  const rows = await queries.query(TAKE_DUE, [now, retryAt, limit]);
  return rows.map((row) => ({
    userID: row.user_id,
    notificationID: row.notification_id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    path: row.path,
    created: row.created_at,
    attempts: row.attempts,
  }));
}

const POSTPONE = statement(
  'notifications.postpone',
  'update outbox_notification set next_attempt_at = $3 where user_id = $1 and notification_id = $2',
);

/** Sets when a notification is tried again. */
export async function postponeNotification(
  queries: Queries,
  { userID, notificationID }: Pick<PendingNotification, 'userID' | 'notificationID'>,
  nextAttempt: Date,
): Promise<void> {
  await queries.query(POSTPONE, [userID, notificationID, nextAttempt]);
}

const DELETE_NOTIFICATION = statement(
  'notifications.delete',
  `delete from outbox_notification where user_id = $1 and notification_id = $2
   returning notification_id`,
);

/** Deletes a notification; returns false where it is gone already. */
export async function deleteNotification(
  queries: Queries,
  { userID, notificationID }: Pick<PendingNotification, 'userID' | 'notificationID'>,
): Promise<boolean> {
  return (await queries.query(DELETE_NOTIFICATION, [userID, notificationID])).length === 1;
}

const DELETE_NOTIFICATIONS_OF = statement(
  'notifications.delete_of_user',
  'delete from outbox_notification where user_id = $1',
);

/** Deletes what waits for a user. */
export async function deleteNotificationsOf(tx: Transaction, userID: string): Promise<void> {
  await tx.query(DELETE_NOTIFICATIONS_OF, [userID]);
}
