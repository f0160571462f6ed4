/** Letters that run from right to left. */
const RIGHT_TO_LEFT = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;
/** Unicode's "first strong isolate" and its end. */
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * Returns a name that a user made for a text in which more follows: one that runs from right to
 * left is set apart, so that it does not move the figures beside it. Every other name is returned
 * as it is. The text may be cut before, not after.
 */
export const isolateName = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `${ISOLATE}${name}${END}` : name;

/** Returns a sentence of the server with each of the names in it set apart like `isolateName`. */
export const isolateNamesIn = (text: string, names: readonly string[]): string =>
  names.reduce((result, name) => result.replace(name, () => isolateName(name)), text);
