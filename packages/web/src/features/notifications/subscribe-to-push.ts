import { callApi } from '../../api/api-client.ts';
import { readSessionMark } from '../../api/stored-tokens.ts';
import {
  dropPushSubscription,
  toPushBody,
  writePushOwner,
} from '../../offline/push-subscription.ts';

/** Why this browser gets no notifications: a sentence for the user. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal';
}

/**
 * Asks for the permission to show notifications, and has them sent to this browser. To be called
 * right from a click, without which browsers do not ask.
 * @throws PushRefusal where the user or the browser says no, ApiError where the server does
 */
export async function subscribeToPush(userID: string, publicKey: string): Promise<void> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted')
    throw new PushRefusal('Your browser was told not to show notifications of Pennant.');
  const registration = await navigator.serviceWorker.getRegistration();
  const session = readSessionMark();
  if (registration?.active == null || session === null)
    throw new PushRefusal('This browser is not ready yet. Load the page again, and try once more.');
  // Not one that a former user of this browser has left.
  await dropPushSubscription();
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64url(publicKey) })
    .catch(() => {
      throw new PushRefusal('The push service of your browser cannot be reached. Try again later.');
    });
  writePushOwner({ userID, session, endpoint: subscription.endpoint });
  try {
    await callApi('POST /notifications/browsers', { body: toPushBody(subscription) });
  } catch (error) {
    await dropPushSubscription();
    throw error;
  }
}

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
