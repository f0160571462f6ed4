import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Returns a text's UTF-8 bytes. ASCII, nearly all that is hashed, is converted without an encoder.
 */
const encodeText = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[index] = code;
  }
  return bytes;
};

/** Returns the parts joined by one zero byte between each two; texts as UTF-8. */
export const joinWithZeroBytes = (...parts: readonly (string | Uint8Array)[]): Uint8Array => {
  const all = parts.map((part) => (typeof part === 'string' ? encodeText(part) : part));
  const joined = new Uint8Array(all.reduce((length, bytes) => length + bytes.length + 1, -1));
  let offset = 0;
  for (const bytes of all) {
    joined.set(bytes, offset);
    offset += bytes.length + 1;
  }
  return joined;
};

const HEX = /^(?:[0-9a-f]{2})*$/;

/**
 * Returns the bytes of lower-case hex digits; null where the text is malformed or of another
 * length.
 */
export const parseHex = (text: string, length: number): Uint8Array | null =>
  HEX.test(text) && text.length === 2 * length ? hexToBytes(text) : null;

/** Returns bytes as lower-case hex digits. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
