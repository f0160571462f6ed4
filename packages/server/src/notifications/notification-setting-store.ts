import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';

const WANTS_NOTIFICATIONS = statement(
  'notifications.wants',
  `select user_id from notification_setting where user_id = $1 and (letters or exists (
     select from push_subscription subscription where subscription.user_id = $1))`,
);

/** Returns whether a user gets push messages or letters at all. */
export async function wantsNotifications(queries: Queries, userID: string): Promise<boolean> {
  return (await queries.query(WANTS_NOTIFICATIONS, [userID])).length > 0;
}

const FIND_SETTING = statement(
  'notifications.find_setting',
  'select letters, offer_declined_at from notification_setting where user_id = $1',
);

/** Returns a user's settings as they are stored; undefined where none was ever changed. */
export async function findNotificationSetting(queries: Queries, userID: string) {
  const [row] = await queries.query(FIND_SETTING, [userID]);
  return row;
}

const LOCK_SETTING = statement(
  'notifications.lock_setting',
  `insert into notification_setting (user_id) values ($1)
   on conflict (user_id) do update set letters = notification_setting.letters`,
);

/** Locks a user's settings, so that their browsers are changed one after the other. */
export async function lockNotificationSetting(tx: Transaction, userID: string): Promise<void> {
  await tx.query(LOCK_SETTING, [userID]);
}

const SET_LETTERS = statement(
  'notifications.set_letters',
  `insert into notification_setting (user_id, letters) values ($1, $2)
   on conflict (user_id) do update set letters = excluded.letters`,
);

export async function setLetters(
  queries: Queries,
  userID: string,
  letters: boolean,
): Promise<void> {
  await queries.query(SET_LETTERS, [userID, letters]);
}

const STOP_LETTERS = statement(
  'notifications.stop_letters',
  'update notification_setting set letters = false where user_id = $1',
);

/** Switches letters off; does nothing for an account that is gone. */
export async function stopLetters(queries: Queries, userID: string): Promise<void> {
  await queries.query(STOP_LETTERS, [userID]);
}

const DECLINE_OFFER = statement(
  'notifications.decline_offer',
  `insert into notification_setting as setting (user_id, offer_declined_at) values ($1, $2)
   on conflict (user_id) do update set
     offer_declined_at = coalesce(setting.offer_declined_at, excluded.offer_declined_at)`,
);

/** Notes that the offer of push messages was put away. */
export async function declineOffer(queries: Queries, userID: string, now: Date): Promise<void> {
  await queries.query(DECLINE_OFFER, [userID, now]);
}

const CLAIM_DAY = statement(
  'notifications.claim_day',
  `update notification_setting set notified_day = $2, notified_by = $3
   where user_id = $1 and (notified_by = $3 or notified_day is null or notified_day < $2)
   returning letters`,
);

/**
 * Takes a user's UTC day for a notification, for a repeat of it too. Returns their settings; null
 * where another has had the day, or where nothing was ever allowed.
 */
export async function claimDay(
  queries: Queries,
  {
    userID,
    notificationID,
    day,
  }: { readonly userID: string; readonly notificationID: string; readonly day: Date },
): Promise<{ readonly letters: boolean } | null> {
  const [row] = await queries.query(CLAIM_DAY, [userID, day, notificationID]);
  return row ?? null;
}
