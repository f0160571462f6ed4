import { createRandom } from '../load/random.ts';
import { describe, expect, test } from 'vitest';
import { findOdd, RunCounter, runsP, smallestCorrectedP } from './p-value.ts';
import { TwoDiceTally } from './two-dice-tally.ts';

const random = createRandom(11);
const counted = (series: readonly boolean[]) => {
  const counter = new RunCounter();
  for (const isHigh of series) counter.add(isHigh);
  return counter;
};
const SERIES = Array.from({ length: 10_000 }, () => random.fraction() < 0.5);

test('runs are counted: three highs, two lows, a high are three runs', () => {
  const { highs, lows, runs } = counted([true, true, true, false, false, true]);
  expect({ highs, lows, runs }).toEqual({ highs: 4, lows: 2, runs: 3 });
});

describe('the number of runs', () => {
  test('of chance is not odd', () => {
    expect(runsP(counted(SERIES))).toBeGreaterThan(0.01);
  });

  test('is that of the textbook: 10 highs, 10 lows, 6 runs have z = -2.297', () => {
    expect(runsP({ highs: 10, lows: 10, runs: 6 })).toBeCloseTo(0.0216, 3);
  });

  test('is odd where one high in twenty brings another, or a low', () => {
    const changed = (next: (isHigh: boolean) => boolean) => {
      const series = [...SERIES];
      for (let index = 1; index < series.length; index += 1)
        if (index % 20 === 0) series[index] = next(series[index - 1]!);
      return runsP(counted(series));
    };
    expect(changed((isHigh) => isHigh)).toBeLessThan(0.001);
    expect(changed((isHigh) => !isHigh)).toBeLessThan(0.001);
  });

  test('of a series that never changes is as odd as can be', () => {
    expect(runsP(counted([true, true, true]))).toBe(0);
  });
});

test('many tests make one small p less odd', () => {
  const values = [0.0005, ...Array.from({ length: 9 }, () => 0.4)].map((p) => ({ test: '', p }));
  expect(smallestCorrectedP(values)).toBeCloseTo(0.005);
  expect(findOdd(values)).toEqual([]);
  expect(findOdd(values.slice(0, 1))).toHaveLength(1);
});

describe('two dice', () => {
  const tallyOf = (roll: (last: readonly [number, number]) => readonly [number, number]) => {
    const tally = new TwoDiceTally();
    let last: readonly [number, number] = [1, 1];
    for (let count = 0; count < 40_000; count += 1) {
      last = roll(last);
      tally.add(last);
    }
    return findOdd(tally.test('batter')).map(({ test: name }) => name);
  };
  const die = () => 1 + random.below(6);

  test('that are even are found to be so', () => {
    expect(tallyOf(() => [die(), die()])).toEqual([]);
  });

  test('of which the second often repeats the first are not', () => {
    const odd = tallyOf(() => {
      const first = die();
      return [first, random.below(20) === 0 ? first : die()];
    });
    expect(odd).toContain('batter: pairs of a roll');
    expect(odd).not.toContain('batter: faces of the second die');
  });

  test('of which the first often repeats the second of the roll before are not', () => {
    const odd = tallyOf(([, last]) => [random.below(20) === 0 ? last : die(), die()]);
    expect(odd).toContain('batter: pairs of successive rolls');
  });

  test('with a sum that often comes twice are not', () => {
    const odd = tallyOf((last) => (random.below(15) === 0 ? last : [die(), die()]));
    expect(odd).toContain('batter: pairs of successive sums');
  });

  test('with a six too many are not', () => {
    const odd = tallyOf(() => [random.below(60) === 0 ? 6 : die(), die()]);
    expect(odd).toContain('batter: faces of the first die');
    expect(odd).not.toContain('batter: faces of the second die');
  });
});
