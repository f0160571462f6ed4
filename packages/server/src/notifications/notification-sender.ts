import type { Logger } from 'pino';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { deliverNotification, type DeliveryServices } from './deliver-notification.ts';
import type { ReadNotificationKeys } from './notification-keys.ts';
import { takeDueNotifications } from './notification-outbox-store.ts';
import { publicNetwork, type PushNetwork } from './push-network.ts';

/** Sends the notifications of the outbox as long as the program runs. */
export interface NotificationSender {
  /** Sends the notifications that are due; returns how many were taken. */
  sendDue(): Promise<number>;
  stop(): Promise<void>;
}

const INTERVAL_MS = 5000;
/** How many are sent at once. */
const MAX_AT_ONCE = 20;
/** How long another program leaves alone what this one has taken: it ended if that is over. */
const LEASE_MS = 60_000;

export interface NotificationSenderOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly publicUrl: () => string;
  readonly readKeys: ReadNotificationKeys;
  /** Makes the mailer send new letters now. */
  readonly wakeMailer: () => void;
  /** By default the internet, which every program uses: no setting changes it. */
  readonly network?: PushNetwork;
}

/** Starts sending at regular intervals. */
export function startNotificationSender(options: NotificationSenderOptions): NotificationSender {
  const { database, clock, log, network = publicNetwork } = options;

  const takeDue = () => {
    const now = clock();
    const retryAt = new Date(now.getTime() + LEASE_MS);
    return takeDueNotifications(database, { now, retryAt, limit: MAX_AT_ONCE });
  };
  const sendDue = async () => {
    const due = await takeDue();
    if (due.length === 0) return 0;
    const publicUrl = options.publicUrl();
    const keys = await options.readKeys();
    const push = { network, keys, contact: contactOf(publicUrl) };
    const services: DeliveryServices = { database, push, publicUrl, log };
    const results = await Promise.all(
      due.map((notification) =>
        deliverNotification(services, notification, clock()).catch((error: unknown) => {
          // It is tried again when its lease is over.
          log.warn({ err: error }, 'a notification could not be sent');
          return 'later' as const;
        }),
      ),
    );
    if (results.includes('letter')) options.wakeMailer();
    return due.length;
  };

  let isStopping = false;
  const round = async () => {
    while (!isStopping && (await sendDue()) === MAX_AT_ONCE);
  };
  let currentRound: Promise<void> | null = null;
  const timer = setInterval(() => {
    // A round that waits for push services may outlast the interval.
    currentRound ??= round()
      .catch((error: unknown) => log.warn({ err: error }, 'notifications could not be read'))
      .finally(() => (currentRound = null));
  }, INTERVAL_MS);
  timer.unref();
  return {
    sendDue,
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      await currentRound;
    },
  };
}

/**
 * Returns the contact that push services may write to about the program: its address, or where that
 * has no TLS, the sender of its letters.
 */
function contactOf(publicUrl: string): string {
  const { protocol, hostname, origin } = new URL(publicUrl);
  return protocol === 'https:' ? origin : `mailto:pennant@${hostname}`;
}
