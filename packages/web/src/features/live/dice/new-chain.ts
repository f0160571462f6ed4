import { toHex } from '@pennant/rules/fairness/bytes-and-hex';
import { LINK_BYTES, makeChain } from '@pennant/rules/fairness/hash-chain';

import { toBase64Url } from './base64url.ts';

export const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** A chain of this browser, and the key that its reveals are signed with. */
export interface NewChain {
  /** What is sent: the anchor, and the public key (an uncompressed point, base64url). */
  readonly anchor: string;
  readonly publicKey: string;
  /** The secret end of the chain, from which all its links follow: 64 hex digits. */
  readonly end: string;
  /** It cannot be read, by no script either. */
  readonly privateKey: CryptoKey;
}

/** Whether this browser can make a key: only where the page is served securely. */
export const canMakeKeys = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Returns a new chain by chance, and a new key. */
export async function makeNewChain(): Promise<NewChain> {
  const end = crypto.getRandomValues(new Uint8Array(LINK_BYTES));
  const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, false, [
    'sign',
    'verify',
  ]);
  const point = await crypto.subtle.exportKey('raw', publicKey);
  return {
    anchor: makeChain(end).anchor,
    publicKey: toBase64Url(new Uint8Array(point)),
    end: toHex(end),
    privateKey,
  };
}
