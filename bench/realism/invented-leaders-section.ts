import { generateHistory } from '@pennant/card-maker/synthetic/generate-history';
import { compareLeaders } from '@pennant/card-maker/testing/decade-leaders';
import type { Section } from './figures-and-sections.ts';

/** Leaders of a decade further from the record's than this are named. */
const NAMED_FROM = 0.08;

/**
 * Compares the leaders of the invented history with the record's: the five best seasons of each
 * decade, and the best ever, in nine figures.
 */
export const inventedLeadersSection = (): Section => {
  const { decades, worstOfDecades, worstBestEver } = compareLeaders(generateHistory());
  const far = decades.filter(({ mean, real }) => Math.abs(mean / real - 1) > NAMED_FROM);
  return {
    title: `The invented history's leaders, ${decades.length} decades and figures`,
    lines: far.map(
      ({ decade, figure, mean, real }) =>
        `${decade}s ${figure}: five best ${mean.toFixed(2)}, in the record ${real.toFixed(2)}`,
    ),
    figures: [
      {
        key: 'inventedLeaders',
        name: 'five best of a decade, worst',
        measured: worstOfDecades,
        target: 0.12,
        rule: 'at most',
        digits: 3,
      },
      {
        key: 'inventedBestEver',
        name: 'best ever, worst',
        measured: worstBestEver,
        target: 0.05,
        rule: 'at most',
        digits: 3,
      },
    ],
  };
};
