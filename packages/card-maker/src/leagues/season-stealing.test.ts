import { expect, test } from 'vitest';
import { aBatter, aSeason } from '../testing/a-season.ts';
import { fillStealing, recordedStealingOf } from './season-stealing.ts';

/** 100 times on first. */
const RUNNER = { H: 60, '2B': 5, '3B': 0, HR: 5, BB: 45, HBP: 5, AB: 300 };

test('a season tells its attempts and their success', () => {
  const season = aSeason([aBatter('b', { ...RUNNER, SB: 12, CS: 4 })]);
  expect(recordedStealingOf(season)).toEqual({ stealsPerTimeOnFirst: 0.12, successRate: 0.75 });
});

test('a season without caught stealing takes the success of the nearest that has it', () => {
  const filled = fillStealing(
    [
      aSeason([aBatter('b', { ...RUNNER, SB: 30, CS: null })], { year: 1912 }),
      aSeason([aBatter('b', { ...RUNNER, SB: 10, CS: 10 })], { year: 1914 }),
      aSeason([aBatter('b', { ...RUNNER, SB: 10, CS: 2 })], { year: 1990 }),
    ].map((season) => ({ year: season.year, figures: recordedStealingOf(season) })),
  );
  expect(filled.get(1912)!.successRate).toBe(0.5);
  expect(filled.get(1912)!.attemptsPerTimeOnFirst).toBeCloseTo(0.6, 12);
});

test('a history that kept no stealing at all gets what runners usually did', () => {
  const season = aSeason([aBatter('b', { SB: null, CS: null })]);
  const filled = fillStealing([{ year: 1876, figures: recordedStealingOf(season) }]);
  expect(filled.get(1876)!.successRate).toBeGreaterThan(0.5);
  expect(filled.get(1876)!.attemptsPerTimeOnFirst).toBeGreaterThan(0);
});
