import { expect, test } from 'vitest';
import { hitRate, meanRates, withOrdinaryOuts } from './outcome-rates.ts';

const SLUGGER = { H1: 0.1, H2: 0.05, H3: 0, HR: 0.08, BB: 0.15, SO: 0.3, OO: 0.32 };
const SLAPPER = { H1: 0.26, H2: 0.03, H3: 0.02, HR: 0, BB: 0.03, SO: 0.06, OO: 0.6 };

test('what is neither a hit nor a walk nor a strikeout is an ordinary out, never less than none', () => {
  const { OO, ...six } = SLUGGER;
  expect(withOrdinaryOuts(six).OO).toBeCloseTo(OO, 12);
  expect(withOrdinaryOuts({ ...six, SO: 0.9 }).OO).toBe(0);
  expect(hitRate(SLUGGER)).toBeCloseTo(0.23, 12);
});

test('a batter of one league keeps its rates, to the last digit', () => {
  expect(meanRates([{ weight: 7, rates: SLUGGER }])).toBe(SLUGGER);
});

test('a batter of two leagues has the mean by plate appearances in each', () => {
  const mean = meanRates([
    { weight: 300, rates: SLUGGER },
    { weight: 100, rates: SLAPPER },
  ]);
  expect(mean.HR).toBeCloseTo(0.06, 12);
  expect(mean.H1).toBeCloseTo(0.14, 12);
  expect(mean.OO).toBeCloseTo(0.39, 12);
  expect(mean.H3).toBeCloseTo(0.005, 12);
});

test('two leagues without a plate appearance count the same', () => {
  const mean = meanRates([
    { weight: 0, rates: SLUGGER },
    { weight: 0, rates: SLAPPER },
  ]);
  expect(mean.HR).toBeCloseTo(0.04, 12);
  expect(mean.SO).toBeCloseTo(0.18, 12);
});
