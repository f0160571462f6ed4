import { expect, test } from 'vitest';

import { finalHeadline } from './final-headline.ts';

const side = (role: 'home' | 'away', userID: string | null) => ({
  gameParticipantID: `game.${role}`,
  gameID: 'game',
  userID,
  role,
  UserTeam: { userTeamID: role, name: role },
});
const final = (
  home: number,
  visitors: number,
  [homeUser, awayUser]: readonly [string | null, string | null],
  isAbandoned = false,
) => ({
  GameParticipants: [side('home', homeUser), side('away', awayUser)],
  scoreboardData: {
    inningScores: [],
    homeScore: home,
    homeHits: 0,
    homeErrors: 0,
    visitorScore: visitors,
    visitorHits: 0,
    visitorErrors: 0,
  },
  isAbandoned,
});

test('the home user wins by the home runs, the winner’s runs first', () => {
  expect(finalHeadline(final(8, 3, ['me', null]))).toBe('You win 8–3');
  expect(finalHeadline(final(0, 1, ['me', null]))).toBe('You lose 1–0');
});

test('the visiting user wins by the visitors’ runs', () => {
  expect(finalHeadline(final(2, 5, [null, 'me']))).toBe('You win 5–2');
  expect(finalHeadline(final(5, 2, [null, 'me']))).toBe('You lose 5–2');
});

test('an abandoned game, and one between two of the user’s teams, is nobody’s win', () => {
  expect(finalHeadline(final(8, 3, ['me', null], true))).toBeNull();
  expect(finalHeadline(final(8, 3, ['me', 'me']))).toBeNull();
});
