import { BATTER_RESULTS } from '@pennant/rules/cards/card';
import { BATTER_CHANCES, batterOdds } from '@pennant/rules/cards/dice-odds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { arbitraryRates } from '../testing/arbitrary-rates.ts';
import { fitBatterDice } from './fit-batter-dice.ts';

const RESULTS: readonly string[] = BATTER_RESULTS;

test('both tables have eleven cells, and the extra table never holds X', () => {
  fc.assert(
    fc.property(arbitraryRates(), (rates) => {
      const { base, extra } = fitBatterDice(rates);
      expect(base).toHaveLength(11);
      expect(extra).toHaveLength(11);
      expect(base.every((cell) => cell === 'X' || RESULTS.includes(cell))).toBe(true);
      expect(extra.every((cell) => RESULTS.includes(cell))).toBe(true);
    }),
  );
});

test('the exact odds of the tables come within three thousandths of every rate', () => {
  fc.assert(
    fc.property(arbitraryRates(), (rates) => {
      const odds = batterOdds(fitBatterDice(rates));
      for (const result of BATTER_RESULTS) {
        expect(Math.abs(odds[result] / BATTER_CHANCES - rates[result])).toBeLessThan(0.003);
      }
    }),
    { numRuns: 500 },
  );
});

test('the same rates give the same tables, whatever was fitted in between', () => {
  fc.assert(
    fc.property(arbitraryRates(), arbitraryRates(), (rates, other) => {
      const first = fitBatterDice(rates);
      fitBatterDice(other);
      expect(fitBatterDice(rates)).toEqual(first);
    }),
  );
});

test('rates that one table shows exactly need no second', () => {
  const dice = fitBatterDice({
    H1: 6 / 36,
    H2: 2 / 36,
    H3: 0,
    HR: 1 / 36,
    BB: 3 / 36,
    SO: 5 / 36,
    OO: 19 / 36,
  });
  expect(dice.base).not.toContain('X');
  expect(batterOdds(dice).H1).toBe(216);
});

const rare = (six: Partial<OutcomeRates>): OutcomeRates => {
  const rates = { H1: 0, H2: 0, H3: 0, HR: 0, BB: 0, SO: 0, ...six };
  const used = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
  return { ...rates, OO: 1 - used };
};

test.each([
  ['never got on', rare({})],
  ['always struck out', rare({ SO: 1 })],
  ['homered every time', rare({ HR: 1 })],
  ['four results of one fall each', rare({ H1: 1 / 36, H2: 1 / 36, H3: 1 / 36, HR: 1 / 36 })],
  ['everything alike', rare({ H1: 1 / 7, H2: 1 / 7, H3: 1 / 7, HR: 1 / 7, BB: 1 / 7, SO: 1 / 7 })],
])('a batter who %s gets tables too', (_, rates) => {
  const odds = batterOdds(fitBatterDice(rates));
  for (const result of BATTER_RESULTS) {
    expect(odds[result] / BATTER_CHANCES).toBeCloseTo(rates[result], 2);
  }
});
