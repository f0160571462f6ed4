import { PITCHER_MODIFIERS } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import type { AllowedRates } from '../leagues/pitching-line.ts';
import { fitPitcherDice } from './fit-pitcher-dice.ts';
import { ratesAllowedTo, modifierShares } from './pitcher-adjusted-rates.ts';

const AVERAGE: OutcomeRates = {
  H1: 0.16,
  H2: 0.042,
  H3: 0.006,
  HR: 0.026,
  BB: 0.09,
  SO: 0.15,
  OO: 0.526,
};

/** Rates of pitchers of every kind, from unhittable to very hittable. */
const arbitraryTarget = () =>
  fc.record({
    H: fc.double({ min: 0.1, max: 0.4, noNaN: true }),
    HR: fc.double({ min: 0, max: 0.07, noNaN: true }),
    BB: fc.double({ min: 0.02, max: 0.25, noNaN: true }),
    SO: fc.double({ min: 0.02, max: 0.4, noNaN: true }),
  });

test('a table has eleven cells, each empty or one of the eight modifiers', () => {
  fc.assert(
    fc.property(arbitraryTarget(), (target) => {
      const table = fitPitcherDice(target, AVERAGE);
      expect(table).toHaveLength(11);
      for (const cell of table) expect([null, ...PITCHER_MODIFIERS]).toContain(cell);
    }),
  );
});

test('a usual pitcher allows the average batter the real rates', () => {
  const target = { H: 0.21, HR: 0.02, BB: 0.075, SO: 0.19 };
  const allowed = ratesAllowedTo(AVERAGE, modifierShares(fitPitcherDice(target, AVERAGE)));
  expect(allowed.H).toBeCloseTo(target.H, 2);
  expect(Math.abs(allowed.H - target.H)).toBeLessThan(0.002);
  expect(Math.abs(allowed.HR - target.HR)).toBeLessThan(0.001);
  expect(Math.abs(allowed.BB - target.BB)).toBeLessThan(0.002);
  expect(Math.abs(allowed.SO - target.SO)).toBeLessThan(0.002);
});

test('no fit is further from the line than a table without modifiers', () => {
  const missed = (allowed: AllowedRates, target: AllowedRates) =>
    1.4 * (allowed.H - target.H) ** 2 +
    5 * (allowed.HR - target.HR) ** 2 +
    1.5 * (allowed.BB - target.BB) ** 2 +
    0.55 * (allowed.SO - target.SO) ** 2;
  fc.assert(
    fc.property(arbitraryTarget(), (target) => {
      const fitted = ratesAllowedTo(AVERAGE, modifierShares(fitPitcherDice(target, AVERAGE)));
      const plain = { H: 0.234, HR: 0.026, BB: 0.09, SO: 0.15 };
      expect(missed(fitted, target)).toBeLessThanOrEqual(missed(plain, target) + 1e-12);
    }),
  );
});

test('the average pitcher needs no cells at all', () => {
  const table = fitPitcherDice({ H: 0.234, HR: 0.026, BB: 0.09, SO: 0.15 }, AVERAGE);
  expect(table.every((cell) => cell === null)).toBe(true);
});

test('the same pitcher gets the same table, whoever was fitted in between', () => {
  fc.assert(
    fc.property(arbitraryTarget(), arbitraryTarget(), (target, other) => {
      const first = fitPitcherDice(target, AVERAGE);
      fitPitcherDice(other, AVERAGE);
      expect(fitPitcherDice(target, AVERAGE)).toEqual(first);
    }),
  );
});
