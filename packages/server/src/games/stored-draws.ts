import type { Draw, DrawLabel } from '@pennant/rules/games/event';

/**
 * The letter of each label. Stored draws are never rewritten: a letter is never given to another
 * label.
 */
const LETTERS: Readonly<Record<DrawLabel, string>> = {
  ball: 'a',
  'between batters': 'b',
  tired: 'c',
  'doubled off': 'd',
  'double play': 'e',
  'runner on third': 'f',
  'runner on second': 'g',
  'runner from first': 'h',
  'runner from second': 'i',
  'runner from third': 'j',
  steal: 'k',
};
const LABELS = new Map(
  Object.entries(LETTERS).map(([label, letter]) => [letter, label as DrawLabel]),
);

/** A committed draw is a number of 48 bits: 6 bytes, or 8 characters of base64. */
const SCALE = 2 ** 48;
const BYTES = 6;
const CHARACTERS = 8;

/**
 * Returns draws as a text: a letter for each label, then the value. Draws of another label, or of
 * dice that draw finer, are returned as they are.
 */
export function toStoredDraws(draws: readonly Draw[]): string | readonly Draw[] {
  let text = '';
  for (const { label, value } of draws) {
    const letter: string | undefined = LETTERS[label];
    const scaled = value * SCALE;
    if (letter === undefined || !Number.isInteger(scaled)) return draws;
    const bytes = Buffer.alloc(BYTES);
    bytes.writeUIntBE(scaled, 0, BYTES);
    text += letter + bytes.toString('base64');
  }
  return text;
}

/** Returns the draws of what `toStoredDraws` returned. */
export function fromStoredDraws(stored: string | readonly Draw[]): readonly Draw[] {
  if (typeof stored !== 'string') return stored;
  const draws: Draw[] = [];
  for (let start = 0; start < stored.length; start += 1 + CHARACTERS) {
    const label = LABELS.get(stored[start] ?? '');
    const value = stored.slice(start + 1, start + 1 + CHARACTERS);
    if (label === undefined || value.length !== CHARACTERS)
      throw new Error(`a stored draw begins with ${stored.slice(start, start + 1)}`);
    draws.push({ label, value: Buffer.from(value, 'base64').readUIntBE(0, BYTES) / SCALE });
  }
  return draws;
}
