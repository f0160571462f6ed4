/** Text whose graphemes are its code units: printable ASCII, by far the most frequent. */
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the graphemes of a text: what a reader takes for one character, such as an emoji of
 * several code points or a letter with its accents. Half of a surrogate pair becomes U+FFFD, so
 * that every part can be drawn and encoded.
 */
export function* graphemesOf(text: string): Generator<string> {
  if (PRINTABLE_ASCII.test(text)) {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text.toWellFormed())) yield segment;
}

/** Returns the number of graphemes of a text. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemesOf(text)) count += 1;
  return count;
}

/** Returns the first grapheme of a text; empty for an empty text. */
export const firstGrapheme = (text: string): string => takeGraphemes(text, 1);

/** Returns the text up to its first `max` graphemes. */
export function takeGraphemes(text: string, max: number): string {
  let taken = '';
  let count = 0;
  for (const grapheme of graphemesOf(text)) {
    if (count === max) break;
    taken += grapheme;
    count += 1;
  }
  return taken;
}
