import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BATTER_RESULTS, PITCHER_MODIFIERS, type BatterCell, type BatterResult } from './card.ts';
import {
  BATTER_CHANCES,
  MATCHUP_CHANCES,
  batterOdds,
  slashLineOf,
  matchupOdds,
  pitcherOdds,
} from './dice-odds.ts';
import { applyModifier } from './modifier-effects.ts';

const tableOf = <Cell>(cells: readonly Cell[]) =>
  fc.array(fc.constantFrom(...cells), { minLength: 11, maxLength: 11 });
const batterDice = fc.record({
  base: tableOf<BatterCell>([...BATTER_RESULTS, 'X']),
  extra: tableOf<BatterResult>(BATTER_RESULTS),
});
const pitcherDice = tableOf([...PITCHER_MODIFIERS, null]);

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const outs = Array<BatterResult>(11).fill('OO');

test('a seven is six chances in 36, a twelve is one', () => {
  const base = outs.with(5, 'HR').with(10, 'BB');
  expect(batterOdds({ base, extra: outs })).toMatchObject({ HR: 6 * 36, BB: 36, OO: 29 * 36 });
});

test('an X rolls again on the extra table', () => {
  const base: BatterCell[] = [...outs];
  base[0] = 'X';
  const extra = outs.with(5, 'H3');
  expect(batterOdds({ base, extra })).toMatchObject({ H3: 6, OO: 1296 - 6 });
});

test("a batter's odds always add up to 1,296 and a matchup's to 46,656", () => {
  fc.assert(
    fc.property(batterDice, pitcherDice, (batter, pitcher) => {
      expect(total(batterOdds(batter))).toBe(BATTER_CHANCES);
      expect(total(matchupOdds(batter, pitcher))).toBe(MATCHUP_CHANCES);
      expect([...pitcherOdds(pitcher).values()].reduce((a, b) => a + b)).toBe(36);
    }),
  );
});

test('a matchup counts every fall of the six dice', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const sums = faces.flatMap((one) => faces.map((other) => one + other - 2));
  fc.assert(
    fc.property(batterDice, pitcherDice, (batter, pitcher) => {
      const counted = Object.fromEntries(BATTER_RESULTS.map((result) => [result, 0]));
      for (const b of sums) {
        for (const x of sums) {
          const cell = batter.base[b]!;
          const result = cell === 'X' ? batter.extra[x]! : cell;
          for (const p of sums) counted[applyModifier(result, pitcher[p]!)]! += 1;
        }
      }
      expect(matchupOdds(batter, pitcher)).toEqual(counted);
    }),
    { numRuns: 20 },
  );
});

test('averages follow from the odds', () => {
  const line = slashLineOf({ H1: 200, H2: 50, H3: 10, HR: 40, BB: 100, SO: 300, OO: 400 });
  expect(line.avg).toBeCloseTo(0.3, 10);
  expect(line.obp).toBeCloseTo(400 / 1100, 10);
  expect(line.slg).toBeCloseTo(0.49, 10);
  expect(line.ops).toBeCloseTo(line.obp + line.slg, 10);
});

test('nobody batting has no average, not a division by nothing', () => {
  expect(slashLineOf({ H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, OO: 0 }).avg).toBe(0);
});
