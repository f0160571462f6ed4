import { expect, test } from 'vitest';
import { aBatterCard, aPitcherCard } from '../testing/a-card.ts';
import { aClub, aSeason } from '../testing/a-season.ts';
import { leagueHabits } from './league-habits.ts';

const CLUBS = [
  aClub({ league: 'XL', games: 150 }),
  aClub({ team: 'BBB', league: 'XL', games: 150 }),
  aClub({ team: 'CCC', league: 'YL', games: 50 }),
];
const starter = (GS: number, CG: number, league = 'XL') => aPitcherCard({ GS, CG }, { league });
/** A batter of 100 singles and walks, who goes in a tenth of them. */
const runner = (IBB: number | null, league = 'XL') => ({
  ...aBatterCard({ H: 90, '2B': 20, '3B': 5, HR: 5, BB: 35, HBP: 5, IBB }, { league }),
  stealAttemptRate: 0.1,
});
const habitsIn = (year: number, ...cards: Parameters<typeof leagueHabits>[2][number][]) =>
  leagueHabits(aSeason([], { year, clubs: CLUBS }), 'XL', cards);

test('a league completed so many of its starts, all its staffs together', () => {
  expect(habitsIn(1908, starter(30, 20), starter(10, 5), starter(99, 0, 'YL'))).toMatchObject({
    completeGames: 0.625,
  });
  expect(habitsIn(2020, starter(30, 0)).completeGames).toBe(0);
  expect(habitsIn(1908, runner(null)).completeGames).toBeNull();
});

test('attempts to steal are those of a club in a game, at the rates of the cards', () => {
  const cards = Array.from({ length: 60 }, () => runner(null));
  expect(habitsIn(1908, ...cards, runner(null, 'YL')).stealAttempts).toBe(2);
  expect(habitsIn(1908, starter(30, 20)).stealAttempts).toBeNull();
});

test('walks on purpose are known since they were recorded, of a club in a game', () => {
  const cards = [runner(60), runner(30), runner(90, 'YL')];
  expect(habitsIn(1955, ...cards).intentionalWalks).toBe(0.3);
  expect(habitsIn(1954, ...cards).intentionalWalks).toBeNull();
  expect(habitsIn(1955, runner(null)).intentionalWalks).toBeNull();
});
