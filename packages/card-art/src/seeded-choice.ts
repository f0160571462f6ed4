/**
 * Returns a number in [0, 1) that is the same for the same words: an FNV-1a hash with a final mix,
 * so that similar words get different numbers.
 */
export const hashToUnit = (...words: readonly (string | number)[]): number => {
  let hash = 0x811c9dc5;
  for (const letter of words.join('|')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
};

/** Returns one of the choices, the same one for the same words. */
export const pickByHash = <Choice>(
  choices: readonly [Choice, ...Choice[]],
  ...words: readonly (string | number)[]
): Choice => choices[Math.floor(hashToUnit(...words) * choices.length)] ?? choices[0];
