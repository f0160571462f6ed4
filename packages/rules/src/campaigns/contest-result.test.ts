import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contestResult, winsNeeded } from './contest-result.ts';

test.each([
  [7, 4, 0, 'win'],
  [7, 3, 3, null],
  [7, 3, 4, 'loss'],
  [6, 3, 2, null],
  [6, 4, 2, 'win'],
  [6, 3, 3, 'tie'],
  [1, 1, 0, 'win'],
  [1, 0, 1, 'loss'],
  [2, 1, 1, 'tie'],
])('of %i games, %i won and %i lost: %s', (numOfGames, wins, losses, result) => {
  expect(contestResult({ numOfGames, wins, losses })).toBe(result);
});

test('a series is decided at the latest with its last game, and a decision never turns', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.infiniteStream(fc.boolean()),
      (numOfGames, games) => {
        let [wins, losses] = [0, 0];
        const results = Array.from({ length: numOfGames }, () => {
          if (games.next().value) wins += 1;
          else losses += 1;
          return contestResult({ numOfGames, wins, losses });
        });
        const first = results.findIndex((result) => result !== null);
        expect(first).not.toBe(-1);
        expect(new Set(results.slice(first)).size).toBe(1);
        expect(results[first] === 'tie').toBe(wins === losses);
      },
    ),
  );
});

test('the wins that are needed are just enough', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (numOfGames) => {
      const wins = winsNeeded(numOfGames);
      expect(contestResult({ numOfGames, wins, losses: 0 })).toBe('win');
      expect(contestResult({ numOfGames, wins: wins - 1, losses: 0 })).not.toBe('win');
    }),
  );
});
