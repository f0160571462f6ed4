import { callApi } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { readSessionMark } from '../api/stored-tokens.ts';
import {
  dropPushSubscription,
  findPushSubscription,
  readPushOwner,
  toPushBody,
  writePushOwner,
} from './push-subscription.ts';

/** The browser's subscription cannot be used, and will not be the next time. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 422);

/**
 * Tells the server of this browser's push subscription anew where its user has signed in again, or
 * where the browser has replaced it; ends it where somebody else has signed in.
 */
export async function renewPushSubscription(): Promise<void> {
  const owner = readPushOwner();
  const session = readSessionMark();
  // Who is away without having logged out is still told.
  if (session === null) return;
  const subscription = await findPushSubscription();
  if (subscription === null) return;
  if (owner?.session === session && owner.endpoint === subscription.endpoint) return;
  const { userID } = await callApi('GET /users/me', {}, { token: 'id' });
  if (owner?.userID !== userID) return dropPushSubscription();
  try {
    await callApi('POST /notifications/browsers', { body: toPushBody(subscription) });
    writePushOwner({ userID, session, endpoint: subscription.endpoint });
  } catch (error) {
    if (!isRefused(error)) throw error;
    await dropPushSubscription();
  }
}
