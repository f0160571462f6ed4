import { createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { makeChain, type HashChain } from '../fairness/hash-chain.ts';
import type { SeededDice } from '../fairness/seeded-dice.ts';
import type { VerifySignature } from '../live/verify-share.ts';

/** A browser in a live game: its chain, and the key that signs its reveals. */
export interface LiveDevice {
  readonly chain: HashChain;
  readonly publicKey: string;
  sign(message: Uint8Array): string;
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

const rawPublicKey = (key: KeyObject): string => {
  const { x, y } = key.export({ format: 'jwk' });
  const bytes = [x, y].map((text) => Buffer.from(text as string, 'base64url'));
  return Buffer.concat([Buffer.from([4]), ...bytes]).toString('base64url');
};

/** Returns a device whose chain is drawn; its key is another in each run. */
export function newDevice(dice: SeededDice): LiveDevice {
  const end = Uint8Array.from({ length: 32 }, () => Math.floor(dice.fraction('end') * 256));
  const { publicKey, privateKey } = newKeys();
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return {
    chain: makeChain(end),
    publicKey: rawPublicKey(publicKey),
    sign: (message) => sign('sha256', message, key).toString('base64url'),
  };
}

/** Verifies a reveal's signature with Node's own P-256. */
export const verifyWithNode: VerifySignature = async ({ publicKey, message, signature }) => {
  const raw = Buffer.from(publicKey, 'base64url');
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x as string, y: y as string };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const options = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', message, options, Buffer.from(signature, 'base64url'));
};
