import type { VerifySignature } from '@pennant/rules/live/verify-share';

import { fromBase64Url } from './base64url.ts';
import { CURVE, SIGNATURE } from './new-chain.ts';

/** Whether a signature over a reveal is that of the key, by the browser's own cryptography. */
export const verifySignature: VerifySignature = async ({ publicKey, message, signature }) => {
  const [point, signed] = [fromBase64Url(publicKey), fromBase64Url(signature)];
  if (point === null || signed === null) return false;
  try {
    const key = await crypto.subtle.importKey('raw', point, CURVE, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, key, signed, message.slice());
  } catch {
    // Not a point of the curve.
    return false;
  }
};
