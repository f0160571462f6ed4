import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computerElo, eloAfter, expectedScore, newTeamElo } from './elo.ts';

test('even teams expect half of the games, 400 points more expect ten wins for each loss', () => {
  expect(expectedScore(1500, 1500)).toBe(0.5);
  expect(expectedScore(1900, 1500)).toBeCloseTo(10 / 11, 10);
});

test('a newcomer moves by up to 40, a settled team by up to 20', () => {
  const even = { own: 1500, other: 1500, won: true };
  expect(eloAfter({ ...even, games: 9 })).toBe(1520);
  expect(eloAfter({ ...even, games: 10 })).toBe(1510);
  expect(eloAfter({ ...even, games: 10, won: false })).toBe(1490);
});

test('a win never lowers a rating and a loss never raises it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 3000 }),
      fc.nat(100),
      fc.nat(50),
      (own, score, games) => {
        const other = computerElo(score);
        expect(eloAfter({ own, other, games, won: true })).toBeGreaterThanOrEqual(own);
        expect(eloAfter({ own, other, games, won: false })).toBeLessThanOrEqual(own);
      },
    ),
  );
});

test('a new team begins at 1500, or as low as the lowest that has played', () => {
  expect(newTeamElo(null)).toBe(1500);
  expect(newTeamElo(1640)).toBe(1500);
  expect(newTeamElo(1380)).toBe(1380);
});

test('a computer team is rated by its score, fifteen points for each above fifty', () => {
  expect([48, 50, 77].map(computerElo)).toEqual([1470, 1500, 1905]);
});
