import { expect, test } from 'vitest';
import { BATTER_RESULTS, PITCHER_MODIFIERS } from './card.ts';
import { applyModifier } from './modifier-effects.ts';

test.each([
  ['h9l', ['H1', 'H2', 'H3'], 'OO'],
  ['h9h', ['OO'], 'H1'],
  ['hr9l', ['HR'], 'OO'],
  ['hr9h', ['H2'], 'HR'],
  ['bb9l', ['BB'], 'OO'],
  ['bb9h', ['OO'], 'BB'],
  ['k9h', ['OO'], 'SO'],
  ['k9l', ['SO'], 'OO'],
] as const)('%s turns %j into %s and leaves the rest', (modifier, turned, into) => {
  for (const result of BATTER_RESULTS) {
    const acts = (turned as readonly string[]).includes(result);
    expect(applyModifier(result, modifier)).toBe(acts ? into : result);
  }
});

test('an empty cell leaves every result alone', () => {
  for (const result of BATTER_RESULTS) expect(applyModifier(result, null)).toBe(result);
});

test('every modifier does something', () => {
  for (const modifier of PITCHER_MODIFIERS) {
    expect(BATTER_RESULTS.some((result) => applyModifier(result, modifier) !== result)).toBe(true);
  }
});
