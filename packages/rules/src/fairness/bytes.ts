import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A text's UTF-8. Nearly all that is hashed is ASCII, a byte for each character, which needs no encoder. */
const bytesOfText = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[at] = code;
  }
  return bytes;
};

/** Texts as UTF-8 and bytes as they are, each parted from the next by one zero byte. */
export const parted = (...parts: readonly (string | Uint8Array)[]): Uint8Array => {
  const all = parts.map((part) => (typeof part === 'string' ? bytesOfText(part) : part));
  const joined = new Uint8Array(all.reduce((length, bytes) => length + bytes.length + 1, -1));
  let at = 0;
  for (const bytes of all) {
    joined.set(bytes, at);
    at += bytes.length + 1;
  }
  return joined;
};

const HEX = /^(?:[0-9a-f]{2})*$/;

/** Lower-case hex digits as bytes, or null where the text is not that, or not of this length. */
export const bytesOfHex = (text: string, length: number): Uint8Array | null =>
  HEX.test(text) && text.length === 2 * length ? hexToBytes(text) : null;

/** Bytes as lower-case hex digits. */
export const hexOfBytes = (bytes: Uint8Array): string => bytesToHex(bytes);
