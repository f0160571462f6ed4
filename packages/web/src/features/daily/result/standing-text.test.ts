import { expect, test } from 'vitest';

import { remarkOn, standingText } from './standing-text.ts';

test.each([
  [null, ''],
  [{ players: 1, betterThan: null }, 'the first to finish today'],
  [{ players: 2, betterThan: 1 }, 'better than 1 of 1 other'],
  [{ players: 13, betterThan: 0.5 }, 'better than 6 of 12 others'],
  [{ players: 412, betterThan: 0.83 }, 'better than 83% of 412'],
])('the standing %j is told as “%s”', (standing, text) => {
  expect(standingText(standing, false)).toBe(text);
});

test('who was alone on a day that is over was not the first of today', () => {
  expect(standingText({ players: 1, betterThan: null }, true)).toBe('nobody else finished it');
});

test('a coach has a word for every result', () => {
  const remarks = [0, 0.04, 0.08, 0.12, 0.5].map(remarkOn);
  expect(new Set(remarks).size).toBe(5);
});
