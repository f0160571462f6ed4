import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRates } from '../testing/arbitrary-rates.ts';
import { regressAllowedRates, regressBattingRates } from './regressed-rates.ts';

const LEAGUE = { H1: 0.16, H2: 0.042, H3: 0.006, HR: 0.026, BB: 0.09, SO: 0.15, OO: 0.526 };
const HOT = { H1: 0.4, H2: 0.1, H3: 0, HR: 0.1, BB: 0, SO: 0, OO: 0.4 };

test('a regular keeps the real line', () => {
  expect(regressBattingRates({ plateAppearances: 300, rates: HOT }, LEAGUE)).toBe(HOT);
  expect(regressBattingRates({ plateAppearances: 701, rates: HOT }, LEAGUE)).toBe(HOT);
});

test('five hits in ten tries show little of a slugger', () => {
  const steady = regressBattingRates({ plateAppearances: 10, rates: HOT }, LEAGUE);
  expect(steady.H1).toBeCloseTo((10 * 0.4 + 300 * 0.16 * 0.87) / 310, 12);
  expect(steady.HR).toBeCloseTo((10 * 0.1 + 130 * 0.026 * 0.55) / 140, 12);
});

test('half of a regular’s plate appearances show half of the league', () => {
  const steady = regressBattingRates({ plateAppearances: 200, rates: HOT }, LEAGUE);
  const prior = 0.16 * (1 - 0.13 * (100 / 275));
  expect(steady.H1).toBeCloseTo((200 * 0.4 + 150 * prior) / 350, 12);
});

test('who has not come to the plate yet is a weak batter of the league', () => {
  const steady = regressBattingRates({ plateAppearances: 0, rates: HOT }, LEAGUE);
  expect(steady.H1).toBeCloseTo(0.16 * 0.87, 12);
  expect(steady.SO).toBeCloseTo(0.15 * 1.3, 12);
});

test('players of few plate appearances are assumed weaker than the league', () => {
  const shown = regressBattingRates({ plateAppearances: 1, rates: { ...LEAGUE } }, LEAGUE);
  expect(shown.HR).toBeLessThan(LEAGUE.HR);
  expect(shown.SO).toBeGreaterThan(LEAGUE.SO);
});

test('the more plate appearances, the nearer the card is to the real line', () => {
  const away = (plateAppearances: number): number =>
    Math.abs(regressBattingRates({ plateAppearances, rates: HOT }, LEAGUE).H1 - HOT.H1);
  const distances = [1, 10, 50, 100, 150, 200, 250, 299, 300].map(away);
  expect(distances).toEqual(distances.toSorted((a, b) => b - a));
  expect(distances.at(-1)).toBe(0);
});

test('steadied rates still sum to 1 and are never below 0', () => {
  fc.assert(
    fc.property(arbitraryRates(), fc.integer({ min: 1, max: 700 }), (rates, plateAppearances) => {
      const steady = regressBattingRates({ plateAppearances, rates }, LEAGUE);
      let sum = 0;
      for (const result of BATTER_RESULTS) {
        expect(steady[result]).toBeGreaterThanOrEqual(0);
        sum += steady[result];
      }
      expect(sum).toBeCloseTo(1, 9);
    }),
  );
});

test('a pitcher of one clean inning is not yet an ace, one of 400 batters keeps the real line', () => {
  const league = { H: 0.23, HR: 0.026, BB: 0.09, SO: 0.15 };
  const clean = { H: 0, HR: 0, BB: 0, SO: 1 };
  const steady = regressAllowedRates({ plateAppearances: 3, rates: clean }, league);
  expect(steady.H).toBeGreaterThan(league.H);
  expect(steady.SO).toBeLessThan(0.2);
  expect(regressAllowedRates({ plateAppearances: 400, rates: clean }, league)).toBe(clean);
  expect(regressAllowedRates({ plateAppearances: 999, rates: clean }, league)).toBe(clean);
  const half = regressAllowedRates({ plateAppearances: 260, rates: clean }, league);
  expect(half.H).toBeCloseTo((300 * 0.23 * 1.03) / 560, 12);
  expect(half.BB).toBeCloseTo((82.5 * 0.09 * 1.15) / 342.5, 12);
});
