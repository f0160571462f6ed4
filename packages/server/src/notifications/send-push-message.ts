import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { NotificationKeys } from './notification-keys.ts';
import { parsePushEndpoint } from './push-endpoint.ts';
import {
  ForbiddenAddress,
  postToPushService,
  type PushNetwork,
  type PushResponse,
} from './push-network.ts';
import type { PushSubscription } from './push-subscription-store.ts';

/** What became of a push message. */
export type PushOutcome =
  | { readonly kind: 'accepted' }
  /** The browser takes no more: its subscription is deleted. */
  | { readonly kind: 'gone' }
  /** Worth another try, after so many seconds where the service said so. */
  | { readonly kind: 'later'; readonly reason: string; readonly waitS: number }
  /** Not worth one. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A newer message replaces an older one of the same tag, on its way and on the screen. */
  readonly tag: string;
}

export interface PushSender {
  readonly network: PushNetwork;
  readonly keys: NotificationKeys;
  /** Where a push service may write about the program: a mailto: or https: URL. */
  readonly contact: string;
}

/** How long a push service keeps a message for a browser that is away. */
const TIME_TO_LIVE_S = 24 * 3600;
/** The longest pause that a service is believed. */
const MAX_WAIT_S = 12 * 3600;

/** Encrypts a message for a browser (RFC 8291), and sends it to its push service (RFC 8030). */
export async function sendPushMessage(
  { network, keys, contact }: PushSender,
  { endpoint, p256dh, auth }: PushSubscription,
  { tag, ...message }: PushMessage,
): Promise<PushOutcome> {
  const url = parsePushEndpoint(endpoint);
  if (url === null) return { kind: 'refused', reason: 'the endpoint is none' };
  const { headers, body } = await buildPushPayload(
    { data: { ...message, tag }, options: { ttl: TIME_TO_LIVE_S, topic: tag } },
    {
      endpoint,
      expirationTime: null,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    {
      subject: contact,
      publicKey: keys.vapidPublicKey.toString('base64url'),
      privateKey: keys.vapidPrivateKey.toString('base64url'),
    },
  );
  try {
    return toOutcome(await postToPushService(network, url, { headers, body }));
  } catch (error) {
    const reason = (error as Error).message;
    // No route, no name, no word in time: it may be there tomorrow. A private address will not.
    return error instanceof ForbiddenAddress
      ? { kind: 'refused', reason }
      : { kind: 'later', reason, waitS: 0 };
  }
}

function toOutcome({ status, retryAfter }: PushResponse): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `the push service said ${status}`;
  if (status === 408 || status === 429 || status >= 500)
    return { kind: 'later', reason, waitS: secondsIn(retryAfter) };
  return { kind: 'refused', reason };
}

/** Returns the seconds of a header Retry-After; 0 for a date, which no push service sends. */
const secondsIn = (retryAfter = ''): number =>
  /^\d{1,6}$/.test(retryAfter) ? Math.min(Number(retryAfter), MAX_WAIT_S) : 0;
