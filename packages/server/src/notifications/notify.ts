import type { Transaction } from '../platform/database/database.ts';
import { newUuidV7 } from '../platform/uuid-v7.ts';
import { addNotification, deleteNotificationsOf } from './notification-outbox-store.ts';
import { wantsNotifications } from './notification-setting-store.ts';
import { describeNotification, type Notification } from './notification-text.ts';

/**
 * Notifies a user, in the transaction of what they are notified of: a push message, or a letter, is
 * sent after the commit, and none for what is rolled back. Does nothing for a user who has allowed
 * neither. One a UTC day is sent at most; the rest stands in the user's day alone.
 */
export async function notify(
  tx: Transaction,
  { userID, now, ...notification }: Notification & { readonly userID: string; readonly now: Date },
): Promise<void> {
  if (!(await wantsNotifications(tx, userID))) return;
  await addNotification(tx, {
    notificationID: newUuidV7(now),
    userID,
    kind: notification.kind,
    ...describeNotification(notification),
    created: now,
  });
}

/** Deletes what still waits for a user whose account is deleted. */
export const deleteWaitingNotifications = deleteNotificationsOf;
