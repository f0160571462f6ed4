import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contestResult } from './contest-result.ts';
import { seriesWinProbability } from './series-win-probability.ts';

test('best of three is won in two games or in three', () => {
  const series = { numOfGames: 3, wins: 0, losses: 0 };
  expect(seriesWinProbability(0.6, series)).toBeCloseTo(0.6 ** 2 + 2 * 0.6 ** 2 * 0.4, 12);
});

test('a lead counts: two of four needed with one to lose', () => {
  // 2-1 in best of seven: won unless three of the next four or fewer are lost before two are won.
  const series = { numOfGames: 7, wins: 2, losses: 2 };
  expect(seriesWinProbability(0.5, series)).toBeCloseTo(0.5, 12);
  expect(seriesWinProbability(0.5, { ...series, losses: 1 })).toBeCloseTo(11 / 16, 12);
});

test('an even number of games can end level, which is no win', () => {
  expect(seriesWinProbability(0.5, { numOfGames: 2, wins: 0, losses: 0 })).toBeCloseTo(0.25, 12);
});

test('it is what playing the series out gives: one game more is a win or a loss', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.nat({ max: 60 }),
      fc.nat({ max: 60 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (numOfGames, wins, losses, chance) => {
        const series = { numOfGames, wins, losses };
        const result = contestResult(series);
        const after = (games: { wins?: number; losses?: number }) =>
          seriesWinProbability(chance, { ...series, ...games });
        const expected =
          result === null
            ? chance * after({ wins: wins + 1 }) + (1 - chance) * after({ losses: losses + 1 })
            : Number(result === 'win');
        expect(seriesWinProbability(chance, series)).toBeCloseTo(expected, 9);
      },
    ),
  );
});
