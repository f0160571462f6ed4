import { expect, test } from 'vitest';
import { confidenceInterval, isInSample } from './sample.ts';

const mutants = Array.from({ length: 5000 }, (_, index) => ({
  file: `packages/rules/src/file-${index % 50}.ts`,
  location: { start: { line: index, column: 4 }, end: { line: index, column: 9 } },
  replacement: index % 2 === 0 ? 'false' : 'true',
}));

const draw = (share: number, seed: number) =>
  mutants.filter((mutant) => isInSample(mutant, { share, seed }));

test('a sample holds its share of the mutants, and all of them at 1', () => {
  expect(draw(0.2, 1).length).toBeGreaterThan(900);
  expect(draw(0.2, 1).length).toBeLessThan(1100);
  expect(draw(1, 1)).toEqual(mutants);
});

test('a seed draws the same mutants again, another seed others', () => {
  expect(draw(0.2, 1)).toEqual(draw(0.2, 1));
  const other = new Set(draw(0.2, 2));
  const both = draw(0.2, 1).filter((mutant) => other.has(mutant));
  expect(both.length).toBeGreaterThan(120);
  expect(both.length).toBeLessThan(280);
});

test('a larger share of a seed holds the smaller', () => {
  const larger = new Set(draw(0.3, 1));
  expect(draw(0.2, 1).every((mutant) => larger.has(mutant))).toBe(true);
});

test('two mutants of one place are drawn apart', () => {
  const [place] = mutants;
  const drawn = ['false', 'true', '""', '[]', '{}', '+', '-', '<', '>', '=='].map((replacement) =>
    isInSample({ ...place!, replacement }, { share: 0.5, seed: 1 }),
  );
  expect(new Set(drawn).size).toBe(2);
});

test.each([
  [90, 100, 0.8256, 0.9448],
  [270, 300, 0.861, 0.9291],
  [10, 10, 0.7225, 1],
  [0, 10, 0, 0.2775],
  [0, 0, 0, 1],
])('%i killed of %i drawn means between %f and %f of all', (hits, drawn, low, high) => {
  const interval = confidenceInterval(hits, drawn);
  expect(interval[0]).toBeCloseTo(low, 3);
  expect(interval[1]).toBeCloseTo(high, 3);
});
