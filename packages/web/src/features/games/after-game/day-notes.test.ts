import { describe, expect, test } from 'vitest';

import { dayNotes } from './day-notes.ts';

const textsOf = (gameOfDay: number | null, clickedGameOfDay: number | null = null) =>
  dayNotes({ gameOfDay, clickedGameOfDay }).map(({ text }) => text);
const shortsOf = (gameOfDay: number | null, clickedGameOfDay: number | null = null) =>
  dayNotes({ gameOfDay, clickedGameOfDay }).map(({ short }) => short);

describe('a final game', () => {
  test('of an ordinary day says nothing of limits', () => {
    expect(textsOf(1, 1)).toEqual([]);
    expect(textsOf(19, 19)).toEqual([]);
    expect(textsOf(null)).toEqual([]);
  });

  test('that is the twentieth announces that the next bring half', () => {
    expect(textsOf(20)).toEqual([
      'It was your 20th game of the day: the next 20 bring half the experience, to you and to your cards.',
    ]);
    expect(shortsOf(20)).toEqual([null]);
  });

  test('past the twentieth says that it brought half', () => {
    expect(textsOf(21)).toEqual([
      'It was your 21st game of the day: after 20, a game brings half the experience, to you and to your cards.',
    ]);
    expect(shortsOf(39)).toEqual(['half']);
    expect(textsOf(40)[0]).toContain('the last that brings experience');
  });

  test('past the fortieth says that the day brings no more', () => {
    expect(shortsOf(41)).toEqual(['no more today']);
    expect(textsOf(112)[0]).toContain('your 112th game of the day');
  });

  test('that was played by click says when the boards stop counting, and how they count again', () => {
    expect(textsOf(20, 20)[1]).toContain('the last of those that counts on the leaderboards');
    expect(shortsOf(21, 21)).toEqual(['half', 'Not on the leaderboards']);
    expect(textsOf(21, 21)[1]).toContain('if you roll at least half of it yourself');
    expect(shortsOf(30, null)).toEqual(['half']);
  });
});
