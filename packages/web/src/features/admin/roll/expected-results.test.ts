import { describe, expect, test } from 'vitest';

import { AVERAGES, computeExpectedResults, formatRate } from './expected-results.ts';

const everyRoll = <Cell>(cell: Cell) => Array.from({ length: 11 }, () => cell);
const sumOf = (shares: Readonly<Record<string, number>>) =>
  Object.values(shares).reduce((sum, share) => sum + share, 0);

describe('the exact chances of a batter against a pitcher', () => {
  const homeRunOnSeven = {
    base: everyRoll<'OO' | 'HR' | 'X'>('OO').with(5, 'HR').with(0, 'X'),
    extra: everyRoll('H1' as const),
  };
  const harmless = everyRoll(null);

  test('are those of the dice: a 7 comes six times in 36, a 2 once', () => {
    const { before, after } = computeExpectedResults({
      batter: homeRunOnSeven,
      pitcher: harmless,
    });
    expect(before.HR).toBeCloseTo(6 / 36, 12);
    expect(before.H1).toBeCloseTo(1 / 36, 12);
    expect(before.OO).toBeCloseTo(29 / 36, 12);
    expect(sumOf(before)).toBeCloseTo(1, 12);
    for (const [result, share] of Object.entries(before))
      expect(after[result as keyof typeof after]).toBeCloseTo(share, 12);
  });

  test('after the pitcher’s cell say what it has changed', () => {
    const { before, after } = computeExpectedResults({
      batter: homeRunOnSeven,
      pitcher: everyRoll<null | 'hr9l'>(null).with(5, 'hr9l'),
    });
    expect(before.HR).toBeCloseTo(6 / 36, 12);
    expect(after.HR).toBeCloseTo((6 / 36) * (30 / 36), 12);
    expect(sumOf(after)).toBeCloseTo(1, 12);
  });
});

test('the averages stand as a box score has them', () => {
  expect(AVERAGES.map(({ key, name }) => `${key} ${name}`)).toEqual([
    'avg Average',
    'obp OBP',
    'slg Slugging',
    'ops OPS',
  ]);
  expect([0.3124, 0, 1.0239, 10.5].map(formatRate)).toEqual(['.312', '.000', '1.024', '10.500']);
});
