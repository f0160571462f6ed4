import { BATTER_RESULTS, type PitcherDice } from '@pennant/rules/cards/card';
import {
  BATTER_CHANCES,
  batterOdds,
  MATCHUP_CHANCES,
  matchupOdds,
} from '@pennant/rules/cards/dice-odds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OutcomeRates } from '../leagues/outcome-rates.ts';
import { arbitraryRates } from '../testing/arbitrary-rates.ts';
import { fitBatterDice } from './fit-batter-dice.ts';
import {
  ratesAgainstPitcher,
  ratesBeforePitcher,
  meanPitcher,
  modifierShares,
  NO_MODIFIERS,
  unroundedPitcher,
} from './pitcher-adjusted-rates.ts';

const TABLE: PitcherDice = [
  'hr9h',
  'h9l',
  'bb9l',
  'k9h',
  'h9l',
  null,
  'k9h',
  'hr9l',
  'bb9h',
  'h9h',
  'k9l',
];

test('the shares of a table give what the rules give, fall by fall', () => {
  fc.assert(
    fc.property(arbitraryRates(), (rates) => {
      const dice = fitBatterDice(rates);
      const odds = batterOdds(dice);
      const shown = { ...odds } as Record<keyof OutcomeRates, number>;
      for (const result of BATTER_RESULTS) shown[result] = odds[result] / BATTER_CHANCES;
      const after = ratesAgainstPitcher(shown, modifierShares(TABLE));
      const exact = matchupOdds(dice, TABLE);
      for (const result of BATTER_RESULTS) {
        expect(after[result]).toBeCloseTo(exact[result] / MATCHUP_CHANCES, 12);
      }
    }),
  );
});

const MEAN = {
  ...NO_MODIFIERS,
  h9h: 0.03,
  h9l: 0.08,
  hr9h: 0.05,
  hr9l: 0.2,
  bb9h: 0.03,
  bb9l: 0.12,
  k9h: 0.06,
  k9l: 0.13,
};

test('a batter fitted to the mean pitcher hits the real line against that pitcher', () => {
  const real = { H1: 0.17, H2: 0.05, H3: 0.008, HR: 0.04, BB: 0.1, SO: 0.14, OO: 0.492 };
  const after = ratesAgainstPitcher(ratesBeforePitcher(real, MEAN), MEAN);
  for (const result of BATTER_RESULTS) expect(after[result]).toBeCloseTo(real[result], 12);
});

test('a batter without home runs shows none, and the total of hits stays right', () => {
  const real = { H1: 0.2, H2: 0.03, H3: 0.01, HR: 0, BB: 0.06, SO: 0.08, OO: 0.62 };
  const card = ratesBeforePitcher(real, MEAN);
  const after = ratesAgainstPitcher(card, MEAN);
  expect(card.HR).toBe(0);
  expect(after.H1 + after.H2 + after.H3 + after.HR).toBeCloseTo(0.24, 12);
});

test('a card never shows less than nothing, and its rates sum to 1', () => {
  fc.assert(
    fc.property(arbitraryRates(), (rates) => {
      const card = ratesBeforePitcher(rates, MEAN);
      let sum = 0;
      for (const result of BATTER_RESULTS) {
        expect(card[result]).toBeGreaterThanOrEqual(0);
        sum += card[result];
      }
      expect(sum).toBeCloseTo(1, 9);
    }),
  );
});

test('the mean pitcher is weighed by batters faced', () => {
  const mean = meanPitcher([
    { weight: 300, shares: { ...NO_MODIFIERS, k9h: 0.4 } },
    { weight: 100, shares: NO_MODIFIERS },
  ]);
  expect(mean.k9h).toBeCloseTo(0.3, 12);
  expect(mean.h9l).toBe(0);
});

test('an unrounded pitcher allows exactly the target line', () => {
  const batter = { H1: 0.16, H2: 0.042, H3: 0.006, HR: 0.026, BB: 0.09, SO: 0.15, OO: 0.526 };
  const after = ratesAgainstPitcher(
    batter,
    unroundedPitcher({ H: 0.22, HR: 0.02, BB: 0.1, SO: 0.17 }, batter),
  );
  expect(after.H1 + after.H2 + after.H3 + after.HR).toBeCloseTo(0.22, 12);
  expect(after.HR).toBeCloseTo(0.02, 12);
  expect(after.BB).toBeCloseTo(0.1, 12);
  expect(after.SO).toBeCloseTo(0.17, 12);
});
