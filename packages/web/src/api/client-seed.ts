/**
 * Returns a new client seed, the browser's part of committed dice (of a game or of packs): 16
 * random bytes as 32 hex digits.
 */
export const newClientSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
