import { allowedTo } from '@pennant/card-maker/dice/pitcher-effect';
import type { PitcherSample } from './card-history.ts';
import { Errors } from './errors.ts';
import type { Section } from './figure.ts';

const LEAST_OUTS = 300;
const OUTS_OF_A_GAME = 27;

/** The p95 and r are those of the study's prototype: finished cards must not be worse. */
const RULES = [
  { of: 'H', key: 'h9Mae', target: 0.04, p95: 0.107, r: 0.999 },
  { of: 'HR', key: 'hr9Mae', target: 0.02, p95: 0.076, r: 0.9955 },
  { of: 'BB', key: 'bb9Mae', target: 0.05, p95: 0.107, r: 0.9979 },
  { of: 'SO', key: 'k9Mae', target: 0.05, p95: 0.118, r: 0.999 },
] as const;

/**
 * Pitchers of 100 innings: their finished tables, met by the average card of their league, against the season they
 * really had. Both as figures for nine innings, at the plate appearances that his real nine innings took.
 */
export const pitcherSection = (samples: readonly PitcherSample[]): Section => {
  const errors = new Map(RULES.map((rule) => [rule.of, new Errors()]));
  for (const { line, shares, batter } of samples) {
    if (line.pitching.IPouts < LEAST_OUTS) continue;
    const given = allowedTo(batter, shares);
    const appearances = (OUTS_OF_A_GAME * line.plateAppearances) / line.pitching.IPouts;
    for (const [of, sum] of errors) sum.add(given[of] * appearances, line.real[of] * appearances);
  }
  const count = errors.get('H')?.count ?? 0;
  return {
    title: `Pitchers with 100 innings, 1901-2023 (${count})`,
    figures: RULES.flatMap(({ of, key, target, p95, r }) => {
      const sum = errors.get(of) ?? new Errors();
      const name = of === 'SO' ? 'K9' : `${of}9`;
      return [
        {
          key,
          name: `${name} mean error`,
          measured: sum.mean(),
          target,
          rule: 'at most' as const,
          digits: 4,
        },
        {
          key: null,
          name: `${name} 95% within`,
          measured: sum.within(0.95),
          target: p95,
          rule: 'at most' as const,
          digits: 4,
        },
        {
          key: null,
          name: `${name} r`,
          measured: sum.correlation(),
          target: r,
          rule: 'at least' as const,
          digits: 4,
        },
      ];
    }),
  };
};
