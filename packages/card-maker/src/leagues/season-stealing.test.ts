import { expect, test } from 'vitest';
import { aBatter, aBattingSeason, aPitcher, aSeason } from '../testing/a-season.ts';
import { fillStealing, recordedStealingOf, timesOnFirst } from './season-stealing.ts';

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

test('a batter is on first by a single, a walk or a pitch that hit', () => {
  const line = { H: 60, '2B': 8, '3B': 3, HR: 9, BB: 45, HBP: 5 };
  expect(timesOnFirst(aBattingSeason(line))).toBe(90);
  expect(timesOnFirst(aBattingSeason({ ...line, HBP: null }))).toBe(85);
});

test('who has no record of steals counts for nothing, neither do pitchers', () => {
  const season = aSeason([
    aBatter('b', { ...RUNNER, SB: 12, CS: 4 }),
    aBatter('unkept', { ...RUNNER, SB: null, CS: 9 }),
    aPitcher('p'),
  ]);
  expect(recordedStealingOf(season)).toEqual({ stealsPerTimeOnFirst: 0.12, successRate: 0.75 });
});

test.each([
  ['nobody was caught', 20, 0, 0, null],
  ['a few scattered rows', 19, 19, 81, null],
  ['a fifth of the steals', 20, 20, 80, null],
  ['a league of two', 21, 21, 79, 0.5],
])('the success of %s', (_what, SB, CS, others, success) => {
  const season = aSeason([
    aBatter('kept', { ...RUNNER, SB, CS }),
    aBatter('unkept', { ...RUNNER, SB: others, CS: null }),
  ]);
  expect(recordedStealingOf(season).successRate).toBe(success);
});

const filledFrom = (years: Record<number, number | null>) =>
  fillStealing(
    Object.entries(years).map(([year, successRate]) => ({
      year: Number(year),
      figures: { stealsPerTimeOnFirst: 0.1, successRate },
    })),
  );

test('the nearest season is taken, of two as near the earlier', () => {
  const far = filledFrom({ 1900: 0.9, 1912: null, 1915: 0.5, 1990: 0.8 });
  expect(far.get(1912)!.successRate).toBe(0.5);
  const between = filledFrom({ 1910: 0.6, 1912: null, 1914: 0.5 });
  expect(between.get(1912)!.successRate).toBe(0.6);
});

test('a season in which nearly everyone was caught has no more attempts than at three of ten', () => {
  expect(filledFrom({ 1910: 0.01 }).get(1910)!.attemptsPerTimeOnFirst).toBeCloseTo(1 / 3, 12);
});
