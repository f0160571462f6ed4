import { ratesAgainstPitcher } from '@pennant/card-maker/dice/pitcher-adjusted-rates';
import { hitRate, type OutcomeRates } from '@pennant/card-maker/leagues/outcome-rates';
import { BATTER_CHANCES, batterOdds } from '@pennant/rules/cards/dice-odds';
import { BATTER_RESULTS, type BatterDice } from '@pennant/rules/cards/card';
import type { BatterSample } from './sample-cards.ts';
import { SimulatedRealDifferences } from './simulated-real-differences.ts';
import type { Section } from './figures-and-sections.ts';

const MIN_APPEARANCES = 300;

const ratesOf = (dice: BatterDice): OutcomeRates => {
  const odds = batterOdds(dice);
  const rates = { ...odds } as Record<keyof OutcomeRates, number>;
  for (const result of BATTER_RESULTS) rates[result] = odds[result] / BATTER_CHANCES;
  return rates;
};

/**
 * Returns the averages of a line. Sacrifice flies are no at-bats; dice don't distinguish them, so
 * both sides use the real ones.
 */
const averagesOf = (rates: OutcomeRates, sacrificeFlies: number) => {
  const hits = hitRate(rates);
  const atBats = 1 - rates.BB - sacrificeFlies;
  return {
    AVG: hits / atBats,
    OBP: hits + rates.BB,
    SLG: (rates.H1 + 2 * rates.H2 + 3 * rates.H3 + 4 * rates.HR) / atBats,
    HR: rates.HR,
    SO: rates.SO,
    BB: rates.BB,
  };
};

const TARGETS = [
  { rate: 'AVG', key: 'avgMae', target: 0.0006, p95: 0.0015 },
  { rate: 'OBP', key: 'obpMae', target: 0.0006, p95: 0.0015 },
  { rate: 'SLG', key: 'slgMae', target: 0.0012, p95: 0.003 },
  { rate: 'HR', key: 'hrMae', target: 0.0006, p95: 0.0015 },
  { rate: 'SO', key: 'soMae', target: 0.0006, p95: 0.0015 },
  { rate: 'BB', key: 'bbMae', target: 0.0006, p95: 0.0015 },
] as const;
const MIN_CORRELATION = 0.999;

/**
 * Compares the finished tables of batters of 300 plate appearances, computed exactly against their
 * league's mean pitcher, with their real season (HR, SO and BB per plate appearance; BB with hit
 * batters).
 */
export const batterSection = (samples: readonly BatterSample[]): Section => {
  const errors = new Map(TARGETS.map((rule) => [rule.rate, new SimulatedRealDifferences()]));
  for (const { card, line, pitcher } of samples) {
    if (line.plateAppearances < MIN_APPEARANCES) continue;
    const sacrificeFlies = (line.batting.SF ?? 0) / line.plateAppearances;
    const simulated = averagesOf(ratesAgainstPitcher(ratesOf(card.dice), pitcher), sacrificeFlies);
    const real = averagesOf(line.real, sacrificeFlies);
    for (const [rate, sum] of errors) sum.add(simulated[rate], real[rate]);
  }
  const count = errors.get('AVG')?.count ?? 0;
  return {
    title: `Batters with ${MIN_APPEARANCES} plate appearances, 1901-2023 (${count})`,
    figures: TARGETS.flatMap(({ rate, key, target, p95 }) => {
      const sum = errors.get(rate) ?? new SimulatedRealDifferences();
      return [
        {
          key,
          name: `${rate} mean error`,
          measured: sum.mean(),
          target,
          rule: 'at most' as const,
          digits: 5,
        },
        {
          key: null,
          name: `${rate} 95% within`,
          measured: sum.within(0.95),
          target: p95,
          rule: 'at most' as const,
          digits: 5,
        },
        {
          key: null,
          name: `${rate} r`,
          measured: sum.correlation(),
          target: MIN_CORRELATION,
          rule: 'at least' as const,
          digits: 5,
        },
      ];
    }),
  };
};
