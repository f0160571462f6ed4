import { describe, expect, test } from 'vitest';
import { compareLeaders, leadersOf } from '../testing/decade-leaders.ts';
import { REAL_BEST_EVER } from '../testing/real-leaders.ts';
import { generateHistory } from './generate-history.ts';
import { LEADER_FIGURES } from './leader-spread.ts';

const history = generateHistory();
const { decades, bestEver } = compareLeaders(history);

describe.each(LEADER_FIGURES)('the leaders in %s', (figure) => {
  const own = decades.filter((line) => line.figure === figure);

  test.each(own.map(({ decade, mean, real }) => [decade, mean, real] as const))(
    'of the %ds: five best seasons of %f in the mean, as in the record %f',
    (_, mean, real) => {
      expect(mean / real).toBeGreaterThan(0.88);
      expect(mean / real).toBeLessThan(1.12);
    },
  );

  test('had a best season ever like the record', () => {
    expect(bestEver[figure] / REAL_BEST_EVER[figure]).toBeGreaterThan(0.95);
    expect(bestEver[figure] / REAL_BEST_EVER[figure]).toBeLessThan(1.05);
  });
});

test('a league has a leader apart from the second now and then, and mostly not', () => {
  const leads = history.slice(50).map((season) => {
    const [first, second] = leadersOf(season, 'HR');
    return (first?.figure ?? 0) / (second?.figure ?? 1);
  });
  const apart = leads.filter((lead) => lead > 1.25).length / leads.length;
  expect(apart).toBeGreaterThan(0.02);
  expect(apart).toBeLessThan(0.3);
});

test('another seed has leaders of the same kind: nine of ten decades within a quarter', () => {
  const other = compareLeaders(generateHistory(2024)).decades;
  const near = other.filter(({ mean, real }) => Math.abs(mean / real - 1) < 0.25);
  expect(near.length / other.length).toBeGreaterThan(0.9);
});
