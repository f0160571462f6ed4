/*
 * Whose notifications this browser gets. A push subscription belongs to the browser, not to a user:
 * it ends with the session of the user who switched it on, so that nobody else reads of their
 * games.
 */

/** Under this name the user, the session and the endpoint of the subscription are stored. */
const NAME = 'pushOwner';

export interface PushOwner {
  readonly userID: string;
  /** The mark of the session that the server knows the subscription by. */
  readonly session: string;
  readonly endpoint: string;
}

/** Returns the user who switched notifications on in this browser; null where nobody has. */
export function readPushOwner(): PushOwner | null {
  try {
    const owner = JSON.parse(localStorage.getItem(NAME) ?? 'null') as Partial<PushOwner> | null;
    const { userID, session, endpoint } = owner ?? {};
    return userID && session && endpoint ? { userID, session, endpoint } : null;
  } catch {
    return null;
  }
}

export function writePushOwner(owner: PushOwner): void {
  localStorage.setItem(NAME, JSON.stringify(owner));
}

/** Returns this browser's push subscription; null where it has none, or knows of no such thing. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  // Missing in browsers without push messages.
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Returns a push subscription as the server takes it. */
export function toPushBody(subscription: PushSubscription) {
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
}

/** Ends this browser's push subscription: what is sent to it then comes back as gone. */
export async function dropPushSubscription(): Promise<void> {
  try {
    localStorage.removeItem(NAME);
    await (await findPushSubscription())?.unsubscribe();
  } catch {
    // The server sends nothing once its session is ended.
  }
}
