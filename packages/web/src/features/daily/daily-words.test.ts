import { expect, test } from 'vitest';

import {
  clubOf,
  describeDay,
  describeWholeDay,
  finishedText,
  headlineOf,
  matchupOf,
} from './daily-words.ts';

const GAME = {
  side: 'home',
  seasonDay: '1961-05-14',
  visitors: { name: '1961 Boston Red Sox' },
  home: { name: '1961 New York Yankees' },
} as const;

test('a game is told by its day and its club, without the season twice', () => {
  expect(headlineOf(GAME)).toBe('May 14, 1961: you manage the New York Yankees');
  expect(matchupOf(GAME)).toBe('Boston Red Sox at New York Yankees');
  expect(clubOf({ name: '1884 ' })).toBe('1884 ');
});

test('days of the calendar are told in words', () => {
  expect(describeDay('2026-11-26')).toBe('Thu, Nov 26');
  expect(describeWholeDay('2026-11-26')).toBe('November 26, 2026');
});

test('how many have finished a game is told as a sentence', () => {
  expect([0, 1, 12].map((players) => finishedText(players, 'so far'))).toEqual([
    'Nobody has finished it so far.',
    '1 manager has finished it so far.',
    '12 managers have finished it so far.',
  ]);
  expect(finishedText(12, 'on its day')).toBe('12 managers have finished it on its day.');
  expect(finishedText(null, 'so far'), 'while it is not known').toBe('');
});
