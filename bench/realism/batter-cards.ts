import { againstPitcher } from '@pennant/card-maker/dice/pitcher-effect';
import { hitRate, type OutcomeRates } from '@pennant/card-maker/leagues/outcome-rates';
import { BATTER_CHANCES, batterOdds } from '@pennant/rules/cards/odds';
import { BATTER_RESULTS, type BatterDice } from '@pennant/rules/cards/card';
import type { BatterSample } from './card-history.ts';
import { Errors } from './errors.ts';
import type { Section } from './figure.ts';

const LEAST_APPEARANCES = 300;

const ratesOf = (dice: BatterDice): OutcomeRates => {
  const odds = batterOdds(dice);
  const rates = { ...odds } as Record<keyof OutcomeRates, number>;
  for (const result of BATTER_RESULTS) rates[result] = odds[result] / BATTER_CHANCES;
  return rates;
};

/** The averages of a line. Sacrifice flies are no at-bats; dice don't tell them apart, so both sides take the real ones. */
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

const RULES = [
  { of: 'AVG', key: 'avgMae', target: 0.0006, p95: 0.0015 },
  { of: 'OBP', key: 'obpMae', target: 0.0006, p95: 0.0015 },
  { of: 'SLG', key: 'slgMae', target: 0.0012, p95: 0.003 },
  { of: 'HR', key: 'hrMae', target: 0.0006, p95: 0.0015 },
  { of: 'SO', key: 'soMae', target: 0.0006, p95: 0.0015 },
  { of: 'BB', key: 'bbMae', target: 0.0006, p95: 0.0015 },
] as const;
const LEAST_CORRELATION = 0.999;

/**
 * Batters of 300 plate appearances: their finished tables, worked out exactly and met by their league's mean pitcher,
 * against the season they really had (HR, SO and BB per plate appearance; BB with hit batters).
 */
export const batterSection = (samples: readonly BatterSample[]): Section => {
  const errors = new Map(RULES.map((rule) => [rule.of, new Errors()]));
  for (const { card, line, pitcher } of samples) {
    if (line.plateAppearances < LEAST_APPEARANCES) continue;
    const sacrificeFlies = (line.batting.SF ?? 0) / line.plateAppearances;
    const given = averagesOf(againstPitcher(ratesOf(card.dice), pitcher), sacrificeFlies);
    const real = averagesOf(line.real, sacrificeFlies);
    for (const [of, sum] of errors) sum.add(given[of], real[of]);
  }
  const count = errors.get('AVG')?.count ?? 0;
  return {
    title: `Batters with ${LEAST_APPEARANCES} plate appearances, 1901-2023 (${count})`,
    figures: RULES.flatMap(({ of, key, target, p95 }) => {
      const sum = errors.get(of) ?? new Errors();
      return [
        {
          key,
          name: `${of} mean error`,
          measured: sum.mean(),
          target,
          rule: 'at most' as const,
          digits: 5,
        },
        {
          key: null,
          name: `${of} 95% within`,
          measured: sum.within(0.95),
          target: p95,
          rule: 'at most' as const,
          digits: 5,
        },
        {
          key: null,
          name: `${of} r`,
          measured: sum.correlation(),
          target: LEAST_CORRELATION,
          rule: 'at least' as const,
          digits: 5,
        },
      ];
    }),
  };
};
