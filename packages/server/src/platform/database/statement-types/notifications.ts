// Written by `npm run statements` from the migrated schema.
import type { ColumnTypes } from '../column-types.ts';

export interface NotificationsStatements {
  'notifications.add': {
    values: [string, string, ColumnTypes['outbox_notification.kind'], string, string, string, Date];
    row: never;
  };
  'notifications.add_keys': { values: [Buffer, Buffer, Buffer, Date]; row: never };
  'notifications.claim_day': { values: [string, Date, string]; row: { letters: boolean } };
  'notifications.decline_offer': { values: [string, Date]; row: never };
  'notifications.delete': { values: [string, string]; row: { notification_id: string } };
  'notifications.delete_ended_subscriptions': { values: [string]; row: never };
  'notifications.delete_of_user': { values: [string]; row: never };
  'notifications.delete_subscription': { values: [string, Buffer]; row: { endpoint_hash: Buffer } };
  'notifications.find_keys': {
    values: [];
    row: { vapid_public_key: Buffer; vapid_private_key: Buffer; unsubscribe_secret: Buffer };
  };
  'notifications.find_setting': {
    values: [string];
    row: { letters: boolean; offer_declined_at: Date | null };
  };
  'notifications.find_subscriptions': {
    values: [string];
    row: {
      endpoint: string;
      endpoint_hash: Buffer;
      p256dh: Buffer;
      auth: Buffer;
      device: string;
      created_at: Date;
      last_notification_id: string | null;
    };
  };
  'notifications.lock_setting': { values: [string]; row: never };
  'notifications.mark_delivered': { values: [string, Buffer, string]; row: never };
  'notifications.postpone': { values: [string, string, Date]; row: never };
  'notifications.save_subscription': {
    values: [string, Buffer, string, Buffer, Buffer, string, string, Date];
    row: never;
  };
  'notifications.set_letters': { values: [string, boolean]; row: never };
  'notifications.stop_letters': { values: [string]; row: never };
  'notifications.take_due': {
    values: [Date, Date, number];
    row: {
      user_id: string;
      notification_id: string;
      kind: ColumnTypes['outbox_notification.kind'];
      title: string;
      body: string;
      path: string;
      created_at: Date;
      attempts: number;
    };
  };
  'notifications.wants': { values: [string]; row: { user_id: string } };
}
