import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { parseHex, toHex, joinWithZeroBytes } from './bytes-and-hex.ts';

/** Length of the server's secret seed, in bytes. */
export const SERVER_SEED_BYTES = 32;

/** Length of the client's seed, in bytes. */
export const CLIENT_SEED_BYTES = 16;

/** Domain separators of the hashes. */
export const COMMIT_DOMAIN = 'commit-v1';
export const KEY_DOMAIN = 'key-v1';

/** The seeds of a game's or epoch's draws. Both are lower-case hex digits (64 and 32 of them). */
export interface Seeds {
  /** Id of the game or of the packs' epoch: lower case, with its hyphens. */
  readonly id: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
}

const decodeHex = (text: string, length: number, what: string): Uint8Array => {
  const bytes = parseHex(text, length);
  if (bytes === null) throw new Error(`a ${what} is ${2 * length} lower-case hex digits`);
  return bytes;
};

/**
 * Returns the commitment that is published before the first draw: SHA-256("commit-v1" | 0 | id | S)
 * as 64 hex digits, where | joins bytes, 0 is one zero byte, the texts are UTF-8 and S is the
 * server's 32 bytes. Throws for a malformed seed.
 */
export const commitmentOf = ({ id, serverSeed }: Pick<Seeds, 'id' | 'serverSeed'>): string =>
  toHex(
    sha256(
      concatBytes(
        joinWithZeroBytes(COMMIT_DOMAIN, id),
        decodeHex(serverSeed, SERVER_SEED_BYTES, 'server seed'),
      ),
    ),
  );

/**
 * Returns the key of every draw: HMAC-SHA256(S, "key-v1" | 0 | id | 0 | client's 16 bytes). Throws
 * for a malformed seed.
 */
export const deriveKey = ({ id, serverSeed, clientSeed }: Seeds): Uint8Array =>
  hmac(
    sha256,
    decodeHex(serverSeed, SERVER_SEED_BYTES, 'server seed'),
    joinWithZeroBytes(KEY_DOMAIN, id, decodeHex(clientSeed, CLIENT_SEED_BYTES, 'client seed')),
  );

/** Returns whether a revealed seed matches its commitment; false for a malformed seed. */
export const verifyCommitment = (shown: {
  readonly id: string;
  readonly serverSeed: string;
  readonly commitment: string;
}): boolean =>
  parseHex(shown.serverSeed, SERVER_SEED_BYTES) !== null &&
  commitmentOf(shown) === shown.commitment;

/**
 * Returns the SHA-256 of a text's UTF-8 as 64 hex digits, by which published tables are identified.
 */
export const sha256Hex = (text: string): string => toHex(sha256(joinWithZeroBytes(text)));
