import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { weightedNames } from './weighted-names.ts';

test('a name with three times the weight is drawn three times as often', () => {
  const chance = seededRandom(3);
  const { names, pick } = weightedNames('\n  30 Bill\n  10 Ollie Bill\n');
  const drawn = Array.from({ length: 4000 }, () => pick(chance));
  expect(names).toEqual(['Bill', 'Ollie']);
  expect(drawn.filter((name) => name === 'Bill').length / 4000).toBeCloseTo(0.75, 1);
});
