import { expect, test } from 'vitest';

import { standingText } from './standing-text.ts';

const after = (inningScores: number[], visitorScore = 3, homeScore = 2) =>
  standingText({
    scoreboardData: {
      inningScores,
      visitorScore,
      homeScore,
      visitorHits: 0,
      homeHits: 0,
      visitorErrors: 0,
      homeErrors: 0,
    },
  });

test('a game stands where its last half-inning is', () => {
  expect(after([], 0, 0)).toBe('Before the first pitch');
  expect(after([0], 0, 0)).toBe('Top 1, 0–0');
  expect(after([0, 0, 3, 2])).toBe('Bottom 2, 3–2');
  expect(after(Array.from({ length: 19 }, () => 0))).toBe('Top 10, 3–2');
});
