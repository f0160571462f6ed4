import { countGraphemes, graphemesOf } from './graphemes.ts';
import type { TextRule } from './text-rules.ts';

/** The reasons why a text is refused, in the order of the checks. */
export type TextFault =
  | 'empty'
  | 'half_character'
  | 'control_character'
  | 'direction_character'
  | 'invisible'
  | 'too_many_marks'
  | 'too_long'
  | 'too_many_bytes';

export type CheckedText =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly fault: TextFault;
      /** The sentence that tells the user what to do. */
      readonly message: string;
    };

/** Control characters, separators of lines and paragraphs, and code points that are none. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;
const LINE_FEEDS = /\n/g;
/** Embeddings, overrides, isolates and marks of the direction of writing. */
const DIRECTION = /\p{Bidi_Control}/u;
/** A letter, figure or sign with a shape of its own; the blank of Braille has none. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
/** Three combining marks; characters that show nothing don't part them. */
const THREE_MARKS = /\p{M}(?:\p{Default_Ignorable_Code_Point}*\p{M}){2}/u;

/**
 * Returns a typed text as it is stored and compared: composed (NFC), without white space at its
 * ends.
 */
export const normalizeText = (typed: string): string =>
  typed.replaceAll('\r\n', '\n').normalize('NFC').trim();

/**
 * Checks a text that is shown to others (docs/spec/accounts-packs-cards.md, "Validation rules").
 * Returns it in its normal form, or the first reason to refuse it.
 */
export function checkText(typed: string, rule: TextRule): CheckedText {
  const text = normalizeText(typed);
  const fault = findFault(text, rule);
  return fault === null
    ? { ok: true, text }
    : { ok: false, fault, message: describeFault(fault, rule) };
}

/** Returns why a typed text is refused, as a sentence; null where it is good. */
export function textFault(typed: string, rule: TextRule): string | null {
  const checked = checkText(typed, rule);
  return checked.ok ? null : checked.message;
}

function findFault(text: string, rule: TextRule): TextFault | null {
  if (text === '') return rule.empty === null ? null : 'empty';
  if (!text.isWellFormed()) return 'half_character';
  if (CONTROL.test(rule.hasLines ? text.replaceAll(LINE_FEEDS, '') : text))
    return 'control_character';
  if (DIRECTION.test(text)) return 'direction_character';
  if (!VISIBLE.test(text)) return 'invisible';
  if (THREE_MARKS.test(text)) return 'too_many_marks';
  if (countGraphemes(text) > rule.maxLength) return 'too_long';
  return countBytes(text) > rule.maxBytes ? 'too_many_bytes' : null;
}

const describeFault = (fault: TextFault, { what, empty, maxLength, hasLines }: TextRule): string =>
  ({
    empty: empty ?? '',
    half_character: `${what} holds half a character. Type it again.`,
    control_character: hasLines
      ? `${what} holds a control character. Type it again.`
      : `${what} stands on one line, without control characters. Type it again.`,
    direction_character: `${what} holds a hidden mark that turns the writing around. Type it again.`,
    invisible: `${what} needs at least one letter, figure or sign that can be seen.`,
    too_many_marks: `${what} has at most two accents on one letter.`,
    too_long: `${what} has at most ${maxLength} characters.`,
    too_many_bytes: `${what} takes too much room: leave out some emoji or accents.`,
  })[fault];

/** Returns the length of a well-formed text in UTF-8. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/**
 * Returns a name cut to what its rule allows, between two graphemes. `ending` follows the name
 * and is never cut: " (copy)".
 */
export function cutToRule(
  name: string,
  { maxLength, maxBytes }: Pick<TextRule, 'maxLength' | 'maxBytes'>,
  ending = '',
): string {
  let room = {
    characters: maxLength - countGraphemes(ending),
    bytes: maxBytes - countBytes(ending),
  };
  let cut = '';
  for (const grapheme of graphemesOf(name)) {
    room = { characters: room.characters - 1, bytes: room.bytes - countBytes(grapheme) };
    if (room.characters < 0 || room.bytes < 0) break;
    cut += grapheme;
  }
  return `${cut.trimEnd()}${ending}`;
}
