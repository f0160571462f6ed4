import { createPublicKey, verify, type KeyObject } from 'node:crypto';
import type { VerifySignature } from '@pennant/rules/live/verify-share';

/** Returns the key of an uncompressed point in base64url; null where it is not on P-256. */
function readPublicKey(publicKey: string): KeyObject | null {
  const raw = Buffer.from(publicKey, 'base64url');
  const x = raw.subarray(1, 33).toString('base64url');
  const y = raw.subarray(33).toString('base64url');
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  } catch {
    return null;
  }
}

/** Whether a public key is a point of P-256. */
export const isPublicKey = (publicKey: string): boolean => readPublicKey(publicKey) !== null;

/** Whether a reveal was signed by the key of its side: P-256, as browsers sign. */
export function isSignedBy({
  publicKey,
  message,
  signature,
}: Parameters<VerifySignature>[0]): boolean {
  const key = readPublicKey(publicKey);
  if (key === null) return false;
  return verify(
    'sha256',
    message,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
}
