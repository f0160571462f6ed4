import { expect, test } from 'vitest';
import { aBatter } from '../testing/a-season.ts';
import { battingShares, mainStint, pitchingShares } from './stint-shares.ts';

/** A player of several clubs, each given as league, games, plate appearances, batters faced. */
const played = (...stints: readonly (readonly [string, number, number, number])[]) =>
  aBatter(
    'b',
    {},
    {
      stints: stints.map(([league, games, plateAppearances, battersFaced], index) => ({
        team: `T${index + 1}`,
        league,
        games,
        plateAppearances,
        battersFaced,
      })),
    },
  );

test('who changed clubs within a league belongs to it wholly', () => {
  // 0.7 + 0.1 + 0.2 is a hair less than 1, and less than 1 would be a player of two leagues.
  const shares = battingShares(played(['XL', 70, 70, 0], ['XL', 10, 10, 0], ['XL', 20, 20, 0]));
  expect(shares).toEqual([{ league: 'XL', share: 1 }]);
});

test('who changed leagues belongs to each by the plate appearances there', () => {
  const mover = played(['XL', 9, 200, 10], ['YL', 90, 100, 30], ['XL', 1, 100, 0]);
  expect(battingShares(mover)).toEqual([
    { league: 'XL', share: 0.75 },
    { league: 'YL', share: 0.25 },
  ]);
  expect(pitchingShares(mover)).toEqual([
    { league: 'XL', share: 0.25 },
    { league: 'YL', share: 0.75 },
  ]);
});

test('who never batted for either club counts the same for both', () => {
  const mover = played(['XL', 30, 0, 0], ['YL', 3, 0, 0]);
  expect(battingShares(mover)).toEqual([
    { league: 'XL', share: 0.5 },
    { league: 'YL', share: 0.5 },
  ]);
});

test('who played for nobody belongs to no league', () => {
  expect(battingShares(played())).toEqual([]);
});

test('a player’s club is the one of most games, the earlier of two as many', () => {
  expect(mainStint(played(['XL', 40, 0, 0], ['XL', 80, 0, 0])).team).toBe('T2');
  expect(mainStint(played(['XL', 80, 0, 0], ['XL', 40, 0, 0])).team).toBe('T1');
  expect(mainStint(played(['XL', 60, 0, 0], ['XL', 60, 0, 0])).team).toBe('T1');
  expect(() => mainStint(played())).toThrow('b has no stint');
});
