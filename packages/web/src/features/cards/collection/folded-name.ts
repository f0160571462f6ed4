/** Letters that are no letter with an accent to Unicode, and what is typed for them. */
const PLAIN: Readonly<Record<string, string>> = {
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
const PLAINER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** A name without case and accents, as it is looked for and put in order: "José Núñez" is "jose nunez". */
export const foldedName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(PLAINER, (letter) => PLAIN[letter] ?? letter);
