import { createHmac, timingSafeEqual } from 'node:crypto';
import { UUID } from 'uuidv7';

const PREFIX = 'pnu_';
const USER_BYTES = 16;
const SIGNATURE_BYTES = 32;

/** The token is good for this alone, whatever else the secret may sign one day. */
const PURPOSE = 'unsubscribe from letters';

const sign = (secret: Buffer, user: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(PURPOSE).update(user).digest();

/**
 * Returns the token of the link by which a user's letters are switched off. It is signed and stored
 * nowhere, so that the link of an old letter works, and does nothing else.
 */
export function unsubscribeToken(secret: Buffer, userID: string): string {
  const user = UUID.parse(userID).bytes;
  return PREFIX + Buffer.concat([user, sign(secret, user)]).toString('base64url');
}

/** Returns the user of a token; null for one that the secret did not sign. */
export function readUnsubscribeToken(secret: Buffer, token: string): string | null {
  if (!token.startsWith(PREFIX)) return null;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url');
  if (bytes.length !== USER_BYTES + SIGNATURE_BYTES) return null;
  const user = bytes.subarray(0, USER_BYTES);
  if (!timingSafeEqual(bytes.subarray(USER_BYTES), sign(secret, user))) return null;
  return UUID.ofInner(user).toString();
}
