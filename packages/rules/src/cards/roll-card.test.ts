import { describe, expect, test } from 'vitest';
import type { Dice } from '../fairness/dice.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { BATTER_RESULTS, PITCHER_MODIFIERS, type BatterDice, type PitcherDice } from './card.ts';
import type { ModifierChances } from './modifier-chances.ts';
import { MATCHUP_CHANCES, matchupOdds } from './dice-odds.ts';
import { rollCard } from './roll-card.ts';

const SLUGGER: BatterDice = {
  base: ['HR', 'H3', 'BB', 'SO', 'OO', 'X', 'H1', 'OO', 'SO', 'H2', 'HR'],
  extra: ['HR', 'H1', 'OO', 'OO', 'SO', 'OO', 'BB', 'H1', 'OO', 'H2', 'H3'],
};
const ACE: PitcherDice = [
  null,
  'k9h',
  'h9l',
  null,
  'bb9h',
  'h9l',
  null,
  'k9h',
  'hr9l',
  null,
  'hr9h',
];
const NO_MODIFIERS = Object.fromEntries(
  PITCHER_MODIFIERS.map((modifier) => [modifier, 0]),
) as unknown as ModifierChances;

/** Returns dice whose faces are the digits of a number in base 6. */
const diceFromDigits = (number: number): Dice => {
  let left = number;
  return {
    die: () => {
      const face = (left % 6) + 1;
      left = Math.floor(left / 6);
      return face;
    },
    fraction: () => 0,
  };
};

describe('a roll of a card', () => {
  test('comes out as the odds say, counted over every fall of the dice', () => {
    const counts = Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0]));
    for (let roll = 0; roll < 6 ** 6; roll++) {
      // Without extra dice, the pitcher's are rolled second: each of their rolls counts 36 times.
      counts[rollCard(SLUGGER, { kind: 'card', dice: ACE }, diceFromDigits(roll)).outcome]! += 1;
    }
    expect(6 ** 6).toBe(MATCHUP_CHANCES);
    expect(counts).toEqual(matchupOdds(SLUGGER, ACE));
  });

  test('throws the extra dice only for an X', () => {
    const dice = (faces: readonly number[]): Dice => {
      const next = [...faces];
      return { die: () => next.shift() ?? 1, fraction: () => 0.5 };
    };
    const average = { kind: 'average', chances: NO_MODIFIERS } as const;
    expect(rollCard(SLUGGER, average, dice([3, 4, 6, 6]))).toEqual({
      batter: [3, 4],
      extra: [6, 6],
      pitcher: null,
      result: 'H3',
      modifier: null,
      outcome: 'H3',
    });
    expect(rollCard(SLUGGER, average, dice([1, 1])).extra).toBeNull();
  });

  test('meets an average pitcher’s cells as often as the league has them', () => {
    const dice = new SeededDice(1908);
    const chances = { ...NO_MODIFIERS, h9l: 0.25, k9h: 0.1 };
    const rolls = Array.from({ length: 20_000 }, () =>
      rollCard(SLUGGER, { kind: 'average', chances }, dice),
    );
    const share = (modifier: string | null) =>
      rolls.filter((roll) => roll.modifier === modifier).length / rolls.length;
    expect(share('h9l')).toBeCloseTo(0.25, 1);
    expect(share('k9h')).toBeCloseTo(0.1, 1);
    expect(share(null)).toBeCloseTo(0.65, 1);
  });
});
