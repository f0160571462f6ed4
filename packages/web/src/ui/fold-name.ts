/** Letters that Unicode does not decompose into a letter with an accent, and what users type. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '\u2018': "'",
  '\u2019': "'",
};
const REPLACED_LETTERS = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');

/**
 * Returns a name without case and accents, for search and sorting: "José Núñez" is "jose nunez".
 */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(REPLACED_LETTERS, (letter) => REPLACEMENTS[letter] ?? letter);
