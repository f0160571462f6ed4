import { z } from 'zod';
import { defineCall, okResponse } from './call.ts';
import { hex32, timestamp } from './common-schemas.ts';

/** What users are notified of while they are away. */
export const NOTIFICATION_KINDS = ['challenged', 'beaten', 'joined', 'cup'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Maximum number of browsers of one user that take push messages. */
export const MAX_PUSH_BROWSERS = 5;

export const MAX_ENDPOINT_LENGTH = 1024;

/** Bytes as base64url without padding, as browsers give the keys of a push subscription. */
const base64url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), 'must be base64url');

/** A browser that takes push messages. */
export const pushBrowser = z.object({
  /** SHA-256 of the endpoint, by which a browser recognizes itself. */
  browserID: hex32,
  /** Browser and operating system: `Firefox on Linux`. */
  device: z.string(),
  /** The host of the push service that its messages go by. */
  service: z.string(),
  created: timestamp,
});
export type PushBrowser = z.output<typeof pushBrowser>;

export const notificationSettings = z.object({
  push: z.object({
    /** Whether a browser may be added: from the second UTC day of the account on. */
    isOpen: z.boolean(),
    /** The program's public key (VAPID), which the browser subscribes with. */
    publicKey: base64url(65),
    browsers: z.array(pushBrowser).max(MAX_PUSH_BROWSERS),
  }),
  /** Whether a letter is sent where no push message reaches a browser. */
  letters: z.boolean(),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

export const notificationCalls = {
  notificationSettings: defineCall({
    method: 'GET',
    path: '/notifications',
    summary: 'What the caller is notified by while away: browsers and letters.',
    who: 'player',
    answer: notificationSettings,
    writes: false,
  }),
  addPushBrowser: defineCall({
    method: 'POST',
    path: '/notifications/browsers',
    summary:
      'Send push messages to this browser, by its subscription: from the second UTC day of the account on, five browsers at most, until the session is ended. One message a UTC day at most.',
    who: 'player',
    body: z.object({
      /** An https URL of a public host, without a port. */
      endpoint: z.url().max(MAX_ENDPOINT_LENGTH),
      keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
    }),
    answer: notificationSettings,
    writes: true,
  }),
  removePushBrowser: defineCall({
    method: 'POST',
    path: '/notifications/browsers/{browserID}/remove',
    summary: 'Send no more push messages to a browser.',
    who: 'player',
    params: z.object({ browserID: hex32 }),
    answer: notificationSettings,
    writes: true,
  }),
  declinePushOffer: defineCall({
    method: 'POST',
    path: '/notifications/decline',
    summary: 'Offer push messages no more; the account page has them still.',
    who: 'player',
    answer: okResponse,
    writes: true,
  }),
  setNotificationLetters: defineCall({
    method: 'PUT',
    path: '/notifications/letters',
    summary: 'Whether a letter is sent where no push message reaches a browser; off at first.',
    who: 'player',
    body: z.object({ letters: z.boolean() }),
    answer: notificationSettings,
    writes: true,
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/notifications/unsubscribe',
    summary: 'Switch letters off by the link of one, without signing in.',
    who: 'anyone',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: okResponse,
    writes: true,
  }),
};
