import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkText, countBytes, cutToRule, normalizeText, textFault } from './check-text.ts';
import { countGraphemes } from './graphemes.ts';
import { TEXT_RULES, type TextRule } from './text-rules.ts';

const { teamName, campaignText, discordUsername } = TEXT_RULES;

test.each([
  ['  Mudville Nine ', 'Mudville Nine'],
  ['Fu\u0308chse', 'Füchse'],
  ['阪神タイガース', '阪神タイガース'],
  ['👨‍👩‍👧‍👦 Nine', '👨‍👩‍👧‍👦 Nine'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['1️⃣', '1️⃣'],
  ['אריות', 'אריות'],
  ['?!', '?!'],
])('a team may be called %j', (typed, text) => {
  expect(checkText(typed, teamName)).toEqual({ ok: true, text });
});

test.each([
  ['', 'empty', 'Team name is required.'],
  [' \u3000\ufeff ', 'empty', 'Team name is required.'],
  ['A\ud83d', 'half_character', 'A team name holds half a character. Type it again.'],
  [
    'Two\nlines',
    'control_character',
    'A team name stands on one line, without control characters. Type it again.',
  ],
  ['A\u2028B', 'control_character', expect.any(String)],
  ['A\uffffB', 'control_character', expect.any(String)],
  [
    'A\u202eB',
    'direction_character',
    'A team name holds a hidden mark that turns the writing around. Type it again.',
  ],
  ['A\u200fB', 'direction_character', expect.any(String)],
  [
    '\u3164',
    'invisible',
    'A team name needs at least one letter, figure or sign that can be seen.',
  ],
  ['\u200b', 'invisible', expect.any(String)],
  ['\u2800\u2800', 'invisible', expect.any(String)],
  ['\u0301', 'invisible', expect.any(String)],
  ['Z\u0351\u036b\u0343', 'too_many_marks', 'A team name has at most two accents on one letter.'],
  ['Z\u0351\u200d\u036b\u200d\u0343', 'too_many_marks', expect.any(String)],
  ['x'.repeat(61), 'too_long', 'A team name has at most 60 characters.'],
  [
    '👨‍👩‍👧‍👦'.repeat(10),
    'too_many_bytes',
    'A team name takes too much room: leave out some emoji or accents.',
  ],
])('no team is called %j: %s', (typed, fault, message) => {
  expect(checkText(typed, teamName)).toEqual({ ok: false, fault, message });
});

test('the limit counts what a reader counts', () => {
  expect(textFault('⚾'.repeat(60), teamName)).toBeNull();
  expect(textFault('é'.repeat(60), teamName)).toBeNull();
  expect(textFault('🧢'.repeat(60), teamName)).toBeNull();
  expect(textFault('⚾'.repeat(61), teamName)).toBe('A team name has at most 60 characters.');
});

test('a description has lines, a Discord username may be left empty', () => {
  expect(checkText('First.\r\nSecond.', campaignText)).toEqual({
    ok: true,
    text: 'First.\nSecond.',
  });
  expect(textFault('First.\tSecond.', campaignText)).toContain('control character');
  expect(checkText('  ', discordUsername)).toEqual({ ok: true, text: '' });
});

/** Texts of all of Unicode: any code points, clusters, and what the rule is about more often. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 70 }),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 70 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom('a', 'Z', ' ', '\n', '\u0301', '\u0351', '\u200d', '\ufe0f', '\u202e'),
        fc.constantFrom('\u3164', '\u2800', '👨', '👩', '🇨', '🇺', '\ud83d', '\udc68', '\u1100'),
      ),
      { maxLength: 70 },
    )
    .map((parts) => parts.join('')),
);
const hasShape = (text: string | null) => text === null || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
const anyRule = fc.constantFrom<TextRule>(...Object.values(TEXT_RULES));

test('what is accepted keeps the rule, and is accepted again as it is', () => {
  fc.assert(
    fc.property(anyText, anyRule, (typed, rule) => {
      const checked = checkText(typed, rule);
      if (!checked.ok) return;
      const { text } = checked;
      expect(checkText(text, rule)).toEqual(checked);
      expect(text).toBe(text.normalize('NFC'));
      expect(text).toBe(text.trim());
      expect(text.isWellFormed()).toBe(true);
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(text).not.toMatch(/\p{M}{3}/u);
      expect(Buffer.byteLength(text)).toBe(countBytes(text));
      expect(countBytes(text)).toBeLessThanOrEqual(rule.maxBytes);
      expect(countGraphemes(text)).toBeLessThanOrEqual(rule.maxLength);
      expect(text === '' ? rule.empty : text).toSatisfy(hasShape);
    }),
    { numRuns: 1000 },
  );
});

test('what is refused is refused with a sentence about it', () => {
  fc.assert(
    fc.property(anyText, anyRule, (typed, rule) => {
      const message = textFault(typed, rule);
      if (message === null) return;
      expect(message.startsWith(rule.what) || message === rule.empty).toBe(true);
      expect(message).toMatch(/\.$/);
    }),
  );
});

test('a good name that is cut, with or without an ending, is a good name', () => {
  const goodName = anyText.filter((name) => textFault(name, teamName) === null);
  fc.assert(
    fc.property(goodName, fc.constantFrom('', ' (copy)'), (name, ending) => {
      const cut = cutToRule(normalizeText(name), teamName, ending);
      expect(cut.endsWith(ending)).toBe(true);
      expect(textFault(cut, teamName)).toBeNull();
    }),
  );
});

test('a cut name keeps whole characters', () => {
  expect(cutToRule('x'.repeat(60), teamName, ' (copy)')).toBe(`${'x'.repeat(53)} (copy)`);
  expect(cutToRule('👨‍👩‍👧‍👦'.repeat(10), teamName)).toBe('👨‍👩‍👧‍👦'.repeat(9));
  // Flags take eight bytes: thirty of them, or twenty-nine and the ending.
  expect(cutToRule('🇨🇺'.repeat(40), teamName)).toBe('🇨🇺'.repeat(30));
  expect(cutToRule('🇨🇺'.repeat(40), teamName, ' (copy)')).toBe(`${'🇨🇺'.repeat(29)} (copy)`);
});
