import { createPublicKey, verify } from 'node:crypto';
import type { VerifySignature } from '@pennant/rules/live/verify-share';

/** Whether a reveal was signed by the key of its side: P-256, as browsers sign. */
export function isSignedBy({
  publicKey,
  message,
  signature,
}: Parameters<VerifySignature>[0]): boolean {
  const raw = Buffer.from(publicKey, 'base64url');
  const x = raw.subarray(1, 33).toString('base64url');
  const y = raw.subarray(33).toString('base64url');
  try {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return verify(
      'sha256',
      message,
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
  } catch {
    // A point that is not on the curve.
    return false;
  }
}
