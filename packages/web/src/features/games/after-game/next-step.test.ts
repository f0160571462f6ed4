import type { ContestOfGame } from '@pennant/contract/game-summary';
import { describe, expect, test } from 'vitest';

import { aContestOfGame } from '../testing/a-game-summary.ts';
import { nextStep, offersRematch } from './next-step.ts';

const gameID = '01900000-0000-7000-8000-000000000001';
const after = (contest: Partial<ContestOfGame> | null) =>
  nextStep({
    gameID,
    challenge: null,
    UserCampaignContest: contest === null ? null : aContestOfGame(contest),
  });

test('after a game of no contest, the rematch', () => {
  expect(after(null)).toEqual({ kind: 'rematch' });
});

test('after a challenge, the same player again, without a rematch of a copy', () => {
  const challenge = { isRated: true, unratedReason: null, rating: null };
  const User = { userID: 'r', username: 'rookie6' };
  const step = nextStep({
    gameID,
    UserCampaignContest: null,
    challenge: { ...challenge, User },
  });
  expect(step).toEqual({ kind: 'challenge', username: 'rookie6' });
  expect(offersRematch(step)).toBe(false);
  expect(
    nextStep({ gameID, UserCampaignContest: null, challenge: { ...challenge, User: null } }),
  ).toEqual({ kind: 'challenge', username: null });
});

describe('in a series', () => {
  test('the next game, by its number', () => {
    expect(after({ wins: 1, gamesLeft: 5 })).toMatchObject({
      kind: 'nextGame',
      game: 3,
      numOfGames: 7,
    });
  });

  test('the game that is under way already', () => {
    expect(after({ openGameID: 'another' })).toEqual({ kind: 'playOn', gameID: 'another' });
  });

  test('the next club of the ladder once it is won, even if games remain', () => {
    expect(after({ wins: 4, result: 'win', decided: 'win', gamesLeft: 3 })).toMatchObject({
      kind: 'nextContest',
      contest: { name: 'The County Nine' },
    });
  });

  test('the campaign once every club of it is beaten', () => {
    expect(after({ result: 'win', decided: 'win', nextContest: null })).toEqual({
      kind: 'campaign',
      campaignID: 1,
    });
  });

  test.each(['loss', 'tie'] as const)('the same contest again after a %s', (result) => {
    expect(after({ result, decided: result, gamesLeft: 0 })).toEqual({
      kind: 'tryAgain',
      campaignContestID: 11,
    });
  });
});

test('a rematch does not get in the way of a series that goes on', () => {
  expect(offersRematch(after({}))).toBe(false);
  expect(offersRematch(after(null))).toBe(true);
  expect(offersRematch(after({ result: 'win', decided: 'win' }))).toBe(true);
});
