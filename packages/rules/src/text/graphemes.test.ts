import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGraphemes, firstGrapheme, graphemesOf, takeGraphemes } from './graphemes.ts';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['Mudville', 'M', 8],
  ['⚾ Nine', '⚾', 6],
  [`${FAMILY} Nine`, FAMILY, 6],
  ['🇨🇺 Nine', '🇨🇺', 6],
  ['N\u0303andu', 'N\u0303', 5],
  ['', '', 0],
])('the first letter of %j is %j, and it has %i', (name, first, count) => {
  expect(firstGrapheme(name)).toBe(first);
  expect(countGraphemes(name)).toBe(count);
});

test('a cut leaves a family of emoji whole, or leaves it out', () => {
  expect(takeGraphemes(`ab${FAMILY}cd`, 3)).toBe(`ab${FAMILY}`);
  expect(takeGraphemes(`ab${FAMILY}cd`, 2)).toBe('ab');
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 40 }),
  // Halves of surrogate pairs among them.
  fc.array(fc.integer({ min: 0xd000, max: 0xe0ff })).map((units) => String.fromCharCode(...units)),
);

test('graphemes make up their text again, and any number of them can be drawn and encoded', () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 45 }), (text, max) => {
      const graphemes = [...graphemesOf(text)];
      expect(graphemes.join('')).toBe(text.toWellFormed());
      const taken = takeGraphemes(text, max);
      expect(taken).toBe(graphemes.slice(0, max).join(''));
      expect(() => encodeURIComponent(taken)).not.toThrow();
      expect(firstGrapheme(text) === '').toBe(text === '');
    }),
  );
});
