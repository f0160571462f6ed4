import { expect, test } from 'vitest';
import { normalCdf } from './normal-distribution.ts';

test('the normal distribution is the one of the tables', () => {
  expect(normalCdf(0)).toBeCloseTo(0.5, 6);
  expect(normalCdf(1.96)).toBeCloseTo(0.975, 4);
  expect(normalCdf(-1)).toBeCloseTo(0.158655, 5);
});
