import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BATTER_RESULTS,
  DICE_SUMS,
  PITCHER_MODIFIERS,
  SUM_WEIGHTS,
  type BatterCell,
  type BatterDice,
  type BatterResult,
  type PitcherDice,
} from '../../cards/card.ts';
import { MATCHUP_CHANCES, matchupOdds } from '../../cards/dice-odds.ts';
import { applyModifier } from '../../cards/modifier-effects.ts';
import { SeededDice } from '../../fairness/seeded-dice.ts';
import { MatchupTrial } from './matchup-trial.ts';

const tableOf = <Cell>(cells: readonly Cell[]) =>
  fc.array(fc.constantFrom(...cells), { minLength: 11, maxLength: 11 });
const anyBatter = fc.record({
  base: tableOf<BatterCell>([...BATTER_RESULTS, 'X']),
  extra: tableOf<BatterResult>(BATTER_RESULTS),
});
const anyPitcher = tableOf([...PITCHER_MODIFIERS, null]);

const BATTER: BatterDice = {
  base: ['HR', 'X', 'H2', 'BB', 'SO', 'OO', 'OO', 'H1', 'X', 'H3', 'BB'],
  extra: ['HR', 'H2', 'SO', 'H1', 'OO', 'OO', 'H1', 'SO', 'BB', 'H3', 'HR'],
};
const PITCHER: PitcherDice = [
  'hr9l',
  null,
  'h9l',
  null,
  'k9h',
  null,
  null,
  'bb9h',
  null,
  'h9h',
  'hr9h',
];

/** Rolls once by the printed tables, without the compiled lookup tables. */
const rollByHand = (batter: BatterDice, pitcher: PitcherDice, dice: SeededDice) => {
  const rollIndex = (label: string) => dice.die(label) + dice.die(label) - 2;
  const cell = batter.base[rollIndex('batter')]!;
  const before = cell === 'X' ? batter.extra[rollIndex('extra')]! : cell;
  return { before, after: applyModifier(before, pitcher[rollIndex('pitcher')]!) };
};

const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

test('every roll is what the printed tables say of the same dice', () => {
  fc.assert(
    fc.property(anyBatter, anyPitcher, fc.integer(), (batter, pitcher, seed) => {
      const trial = new MatchupTrial({ batter, pitcher, seed });
      trial.roll(60);
      const dice = new SeededDice(seed);
      const before = Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0]));
      const after = { ...before };
      for (let roll = 0; roll < 60; roll++) {
        const byHand = rollByHand(batter, pitcher, dice);
        before[byHand.before]! += 1;
        after[byHand.after]! += 1;
      }
      expect(trial.tally()).toMatchObject({ rolls: 60, before, after });
    }),
  );
});

test('the same seed rolls the same, in however many parts', () => {
  const terms = { batter: BATTER, pitcher: PITCHER, seed: 1927 };
  const atOnce = new MatchupTrial(terms);
  atOnce.roll(1000);
  const inParts = new MatchupTrial(terms);
  for (const part of [1, 399, 600]) inParts.roll(part);
  expect(inParts.tally()).toEqual(atOnce.tally());
  const another = new MatchupTrial({ ...terms, seed: 1928 });
  another.roll(1000);
  expect(another.tally().after).not.toEqual(atOnce.tally().after);
});

test('every roll is counted once before, once after, and in the sums of its dice', () => {
  const trial = new MatchupTrial({ batter: BATTER, pitcher: PITCHER, seed: 4 });
  trial.roll(5000);
  const { before, after, sums, course } = trial.tally();
  for (const counts of [Object.values(before), Object.values(after), sums.batter, sums.pitcher])
    expect(total(counts)).toBe(5000);
  // The cells of sums 3 and 10 are X.
  expect(total(sums.extra)).toBe(sums.batter[1]! + sums.batter[8]!);
  expect(course.at(-1)!.rolls).toBe(5000);
  const rolls = course.map((point) => point.rolls);
  expect(rolls).toEqual([...new Set(rolls)].toSorted((a, b) => a - b));
});

test('the course is kept at the first rolls, then ever more rarely, and at the last', () => {
  const trial = new MatchupTrial({ batter: BATTER, pitcher: PITCHER, seed: 4 });
  trial.roll(5000);
  const points = trial.tally().course.map(({ rolls }) => rolls);
  expect(points).toHaveLength(62);
  expect(points.slice(0, 14)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 17, 20]);
  expect(points.slice(-3)).toEqual([4436, 4969, 5000]);
  expect(new MatchupTrial({ batter: BATTER, pitcher: PITCHER, seed: 4 }).tally().course).toEqual(
    [],
  );
});

describe('a hundred thousand rolls', () => {
  const trial = new MatchupTrial({ batter: BATTER, pitcher: PITCHER, seed: 7 });
  trial.roll(100_000);
  const { after, sums } = trial.tally();

  /** Returns how many standard errors the count is from its expected value. */
  const standardErrors = (counted: number, chance: number) =>
    Math.abs(counted - 100_000 * chance) / Math.sqrt(100_000 * chance * (1 - chance));

  test('come within four standard errors of the exact expectation', () => {
    const odds = matchupOdds(BATTER, PITCHER);
    for (const result of BATTER_RESULTS)
      expect(standardErrors(after[result], odds[result] / MATCHUP_CHANCES)).toBeLessThan(4);
  });

  test('show each sum of the dice as often as its falls of 36', () => {
    for (const index of DICE_SUMS.keys()) {
      expect(standardErrors(sums.batter[index]!, SUM_WEIGHTS[index]! / 36)).toBeLessThan(4);
      expect(standardErrors(sums.pitcher[index]!, SUM_WEIGHTS[index]! / 36)).toBeLessThan(4);
    }
  });
});
