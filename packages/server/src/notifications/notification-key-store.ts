import type { Queries, Transaction } from '../platform/database/database.ts';
import { statement, type StatementRow } from '../platform/database/statement.ts';

export type NotificationKeyRow = StatementRow<'notifications.find_keys'>;

const FIND_KEYS = statement(
  'notifications.find_keys',
  'select vapid_public_key, vapid_private_key, unsubscribe_secret from notification_key',
);

/** Returns the program's keys; undefined before they are made. */
export async function findNotificationKeys(
  queries: Queries,
): Promise<NotificationKeyRow | undefined> {
  const [row] = await queries.query(FIND_KEYS);
  return row;
}

const ADD_KEYS = statement(
  'notifications.add_keys',
  `insert into notification_key (vapid_public_key, vapid_private_key, unsubscribe_secret, created_at)
   values ($1, $2, $3, $4) on conflict do nothing`,
);

/** Adds the program's keys, unless another program has been first. */
export async function addNotificationKeys(
  tx: Transaction,
  keys: NotificationKeyRow,
  now: Date,
): Promise<void> {
  await tx.query(ADD_KEYS, [
    keys.vapid_public_key,
    keys.vapid_private_key,
    keys.unsubscribe_secret,
    now,
  ]);
}
