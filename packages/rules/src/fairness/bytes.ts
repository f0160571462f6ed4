import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const ZERO = new Uint8Array([0]);

/** Texts as UTF-8 and bytes as they are, each parted from the next by one zero byte. */
export const parted = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  concatBytes(
    ...parts.flatMap((part, at) => {
      const bytes = typeof part === 'string' ? utf8ToBytes(part) : part;
      return at === 0 ? [bytes] : [ZERO, bytes];
    }),
  );

const HEX = /^(?:[0-9a-f]{2})*$/;

/** Lower-case hex digits as bytes, or null where the text is not that, or not of this length. */
export const bytesOfHex = (text: string, length: number): Uint8Array | null =>
  HEX.test(text) && text.length === 2 * length ? hexToBytes(text) : null;

/** Bytes as lower-case hex digits. */
export const hexOfBytes = (bytes: Uint8Array): string => bytesToHex(bytes);
