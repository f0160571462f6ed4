import { ratesAllowedTo } from '@pennant/card-maker/dice/pitcher-adjusted-rates';
import type { PitcherSample } from './sample-cards.ts';
import { SimulatedRealDifferences } from './simulated-real-differences.ts';
import type { Section } from './figures-and-sections.ts';

const MIN_OUTS = 300;
const OUTS_OF_A_GAME = 27;

/** Targets. The p95 and r are those of the study's prototype: finished cards must not be worse. */
const TARGETS = [
  { rate: 'H', key: 'h9Mae', target: 0.04, p95: 0.107, r: 0.999 },
  { rate: 'HR', key: 'hr9Mae', target: 0.02, p95: 0.076, r: 0.9955 },
  { rate: 'BB', key: 'bb9Mae', target: 0.05, p95: 0.107, r: 0.9979 },
  { rate: 'SO', key: 'k9Mae', target: 0.05, p95: 0.118, r: 0.999 },
] as const;

/**
 * Compares the finished tables of pitchers of 100 innings, against the average card of their
 * league, with their real season. Both are figures per nine innings, at the plate appearances of
 * their real nine innings.
 */
export const pitcherSection = (samples: readonly PitcherSample[]): Section => {
  const errors = new Map(TARGETS.map((rule) => [rule.rate, new SimulatedRealDifferences()]));
  for (const { line, shares, batter } of samples) {
    if (line.pitching.IPouts < MIN_OUTS) continue;
    const simulated = ratesAllowedTo(batter, shares);
    const appearances = (OUTS_OF_A_GAME * line.plateAppearances) / line.pitching.IPouts;
    for (const [rate, sum] of errors)
      sum.add(simulated[rate] * appearances, line.real[rate] * appearances);
  }
  const count = errors.get('H')?.count ?? 0;
  return {
    title: `Pitchers with 100 innings, 1901-2023 (${count})`,
    figures: TARGETS.flatMap(({ rate, key, target, p95, r }) => {
      const sum = errors.get(rate) ?? new SimulatedRealDifferences();
      const name = rate === 'SO' ? 'K9' : `${rate}9`;
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
