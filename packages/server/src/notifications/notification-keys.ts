import { createECDH, randomBytes } from 'node:crypto';
import type { TransactionScope } from '../platform/database/database.ts';
import {
  addNotificationKeys,
  findNotificationKeys,
  type NotificationKeyRow,
} from './notification-key-store.ts';

/** The keys by which the program is known to push services and signs links. */
export interface NotificationKeys {
  /** An uncompressed point of P-256. */
  readonly vapidPublicKey: Buffer;
  readonly vapidPrivateKey: Buffer;
  readonly unsubscribeSecret: Buffer;
}

/** Returns the keys of the database; reads them once, and makes them where there are none. */
export type ReadNotificationKeys = () => Promise<NotificationKeys>;

export function createNotificationKeys(
  database: TransactionScope,
  now: () => Date,
): ReadNotificationKeys {
  let keys: NotificationKeys | undefined;
  return async () => (keys ??= toKeys(await ensureKeys(database, now())));
}

async function ensureKeys(database: TransactionScope, now: Date): Promise<NotificationKeyRow> {
  const found = await findNotificationKeys(database);
  if (found !== undefined) return found;
  await database.transaction((tx) => addNotificationKeys(tx, newKeys(), now));
  // Not those that were just made: another program may have been first.
  const kept = await findNotificationKeys(database);
  if (kept === undefined) throw new Error('the keys of notifications are gone');
  return kept;
}

function newKeys(): NotificationKeyRow {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const privateKey = Buffer.alloc(32);
  // A small number comes with fewer bytes.
  const number = curve.getPrivateKey();
  number.copy(privateKey, privateKey.length - number.length);
  return {
    vapid_public_key: publicKey,
    vapid_private_key: privateKey,
    unsubscribe_secret: randomBytes(32),
  };
}

const toKeys = (row: NotificationKeyRow): NotificationKeys => ({
  vapidPublicKey: row.vapid_public_key,
  vapidPrivateKey: row.vapid_private_key,
  unsubscribeSecret: row.unsubscribe_secret,
});
