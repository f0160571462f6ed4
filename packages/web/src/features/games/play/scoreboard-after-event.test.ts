import { expect, test } from 'vitest';

import { anEvent, anEventWithoutDice, aGameDto } from '../testing/a-game-dto.ts';
import { scoreboardAfterEvent } from './scoreboard-after-event.ts';

const { scoreboardData } = aGameDto();

test('a hit counts for the side at bat, its run in the half-inning', () => {
  const homer = anEvent(1, { ipOuts: 0, resultType: 'HR', runs: 1, visitingScore: 1 });
  expect(scoreboardAfterEvent(scoreboardData, homer, 0)).toEqual({
    inningScores: [1],
    visitorScore: 1,
    visitorHits: 1,
    visitorErrors: 0,
    homeScore: 0,
    homeHits: 0,
    homeErrors: 0,
  });
});

test('an error counts for the side in the field', () => {
  const error = anEvent(1, { ipOuts: 0, play: 'error' });
  expect(scoreboardAfterEvent(scoreboardData, error, 0)).toMatchObject({
    visitorHits: 0,
    homeErrors: 1,
  });
  expect(scoreboardAfterEvent(scoreboardData, error, 3)).toMatchObject({
    homeHits: 0,
    visitorErrors: 1,
  });
});

test('an error behind a hit counts as well as the hit, once', () => {
  const error = { gameLineupID: 'game.h05', fielder: 'LF', kind: 'fielding' } as const;
  const single = anEvent(1, { ipOuts: 0, resultType: 'H1', error });
  expect(scoreboardAfterEvent(scoreboardData, single, 0)).toMatchObject({
    visitorHits: 1,
    homeErrors: 1,
  });
  const reached = anEvent(1, { ipOuts: 0, play: 'error', error });
  expect(scoreboardAfterEvent(scoreboardData, reached, 0)).toMatchObject({ homeErrors: 1 });
});

test('the third out hangs out a nought for the next half, and keeps what was there', () => {
  const before = { ...scoreboardData, inningScores: [2], visitorScore: 2 };
  const out = anEvent(9, { ipOuts: 3, visitingScore: 2 });
  expect(scoreboardAfterEvent(before, out, 2).inningScores).toEqual([2, 0]);
});

test('a run that scores on a wild pitch is no hit', () => {
  const wild = anEventWithoutDice(5, 'wildPitch', { ipOuts: 4, runs: 1, homeScore: 1 });
  expect(scoreboardAfterEvent({ ...scoreboardData, inningScores: [0, 0] }, wild, 4)).toMatchObject({
    inningScores: [0, 1],
    homeScore: 1,
    homeHits: 0,
  });
});
