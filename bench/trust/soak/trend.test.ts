import { expect, test } from 'vitest';
import { createRandom } from '../load/random.ts';
import { findTrend } from './trend.ts';

const random = createRandom(3);
const series = (value: (time: number) => number) =>
  Array.from({ length: 40 }, (_, time) => ({ time, value: value(time) }));
const noise = () => random.fraction() - 0.5;

test('a straight line has its slope, and surely', () => {
  const { slope, atLeast } = findTrend(series((time) => 100 + 3 * time));
  expect(slope).toBeCloseTo(3);
  expect(atLeast).toBeCloseTo(3);
});

test('noise alone does not grow for sure', () => {
  const { slope, atLeast } = findTrend(series(() => 100 + noise()));
  expect(Math.abs(slope)).toBeLessThan(0.02);
  expect(atLeast).toBeLessThan(0);
});

test('growth that is seen through the noise grows for sure', () => {
  const { slope, atLeast } = findTrend(series((time) => 100 + 0.1 * time + noise()));
  expect(slope).toBeCloseTo(0.1, 1);
  expect(atLeast).toBeGreaterThan(0.05);
});

test('one jump is no trend', () => {
  const jump = series((time) => (time < 4 ? 100 : 140) + noise());
  expect(findTrend(jump).slope).toBeLessThan(0.3);
});
