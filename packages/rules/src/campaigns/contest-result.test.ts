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
        let first: string | null = null;
        for (let game = 0; game < numOfGames; game += 1) {
          if (games.next().value) wins += 1;
          else losses += 1;
          const result = contestResult({ numOfGames, wins, losses });
          if (first !== null) expect(result).toBe(first);
          first ??= result;
        }
        expect(first).not.toBeNull();
        expect(first === 'tie').toBe(wins === losses);
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
