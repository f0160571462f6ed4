import { expect, test } from 'vitest';
import { aGame } from '../../testing/a-game.ts';
import { scoreboardOf } from './scoreboard.ts';

test('the scoreboard lists the halves begun, visitors first', () => {
  const { state } = aGame().inning(3, 'top').score(2, 1).fielding({ hits: 4, errors: 1 }).build();
  expect(scoreboardOf(state)).toEqual({
    inningScores: [2, 1, 0, 0, 0],
    visitorScore: 2,
    visitorHits: 0,
    visitorErrors: 0,
    homeScore: 1,
    homeHits: 4,
    homeErrors: 1,
  });
});
