import { expect, test } from 'vitest';

import { aGameDto } from './testing/a-game-dto.ts';
import { winnerOf } from './winner-of.ts';

const aFinalGame = (homeScore: number, visitorScore: number, isAbandoned = false) => {
  const { GameParticipants, scoreboardData } = aGameDto();
  return {
    isFinal: true,
    isAbandoned,
    GameParticipants,
    scoreboardData: { ...scoreboardData, homeScore, visitorScore },
  };
};

test('the club with more runs has won', () => {
  expect(winnerOf(aFinalGame(5, 3))).toBe('home');
  expect(winnerOf(aFinalGame(3, 5))).toBe('visitors');
});

test('nobody has before the last out', () => {
  expect(winnerOf({ ...aFinalGame(5, 3), isFinal: false })).toBeNull();
});

test('a user who gives a game up has lost it, though they led', () => {
  const given = aFinalGame(9, 0, true);
  const participants = given.GameParticipants.map((side) => ({
    ...side,
    userID: side.role === 'home' ? 'anna' : null,
  }));
  expect(winnerOf({ ...given, GameParticipants: participants })).toBe('visitors');
  const both = participants.map((side) => ({ ...side, userID: 'anna' }));
  expect(winnerOf({ ...given, GameParticipants: both })).toBeNull();
});
