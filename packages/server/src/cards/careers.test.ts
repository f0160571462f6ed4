import type { CardGame } from '@pennant/rules/cards/career';
import { expect, test } from 'vitest';
import type { CareerRow } from './career-store.ts';
import { NO_CAREER, addGame, betterGame, careerOf } from './careers.ts';

/** A card that has played, with these counters. */
const aRow = (counters: Partial<CareerRow>): CareerRow => ({
  card_id: 1,
  ab: 0,
  h1: 0,
  h2: 0,
  h3: 0,
  hr: 0,
  bb: 0,
  so: 0,
  runs: 0,
  rbi: 0,
  sb: 0,
  cs: 0,
  ip_outs: 0,
  games: 0,
  wins: 0,
  losses: 0,
  saves: 0,
  earned_runs: 0,
  moments: null,
  best_game_id: null,
  best_wpa: null,
  best_points: null,
  ...counters,
});

test('a batter’s hits are of all kinds, so that the tenth may be a home run', () => {
  const career = careerOf(aRow({ games: 3, h1: 4, h2: 3, h3: 1, hr: 1 }), 'Batter');
  expect(career.counts).toMatchObject({ G: 3, H: 9, H2: 3, H3: 1, HR: 1 });
  const game: CardGame = {
    cardID: 1,
    type: 'Batter',
    plays: { G: [2], H: [7, 31], HR: [7] },
    wpa: 0,
    losses: 0,
    earnedRuns: 0,
  };
  const { counts, moments } = addGame(career, 'a game', game);
  expect(moments).toEqual([{ figure: 'H', number: 10, gameID: 'a game', eventNumber: 7 }]);
  expect(counts).toMatchObject({ G: 4, H: 11, HR: 2 });
});

test('firsts and milestones stand in the order of the plays', () => {
  const game: CardGame = {
    cardID: 1,
    type: 'Batter',
    plays: { G: [1], H: [9, 12], HR: [12], R: [5, 12], BB: [4] },
    wpa: 0,
    losses: 0,
    earnedRuns: 0,
  };
  const { moments } = addGame(NO_CAREER, 'a game', game);
  expect(moments.map(({ figure, number }) => `${figure} ${number}`)).toEqual([
    'G 1',
    'BB 1',
    'R 1',
    'H 1',
    'HR 1',
  ]);
});

test('a pitcher’s decisions and earned runs add up over games', () => {
  const before = careerOf(
    aRow({ games: 5, so: 9, wins: 2, losses: 3, earned_runs: 14 }),
    'Pitcher',
  );
  expect(before).toMatchObject({
    counts: { G: 5, SO: 9, W: 2, SV: 0 },
    losses: 3,
    earnedRuns: 14,
  });
  const game: CardGame = {
    cardID: 1,
    type: 'Pitcher',
    plays: { G: [1], SO: [20], W: [70] },
    wpa: 0,
    losses: 0,
    earnedRuns: 2,
  };
  const after = addGame(before, 'a game', game);
  expect(after).toMatchObject({ counts: { G: 6, SO: 10, W: 3 }, losses: 3, earnedRuns: 16 });
  expect(after.moments).toMatchObject([{ figure: 'SO', number: 10, eventNumber: 20 }]);
});

test('of two games in which a card added the same the first is its best', () => {
  const first = { gameID: 'first', wpa: 400 };
  expect(betterGame(null, first)).toEqual(first);
  expect(betterGame(first, { gameID: 'second', wpa: 400 })).toEqual(first);
  expect(betterGame(first, { gameID: 'better', wpa: 401 }).gameID).toBe('better');
});
