import { describe, expect, test } from 'vitest';

import { eventCode, eventHeadline, halfAfter, spokenEvent } from './event-words.ts';
import { anEvent, aSideEvent } from './testing/a-wire-game.ts';

describe('an event in a word, and in a code', () => {
  test.each([
    [anEvent(1), 'Groundout', 'OO'],
    [anEvent(1, { play: 'doublePlay' }), 'Double play', 'OO'],
    [anEvent(1, { play: 'error' }), 'Error', 'OO'],
    [anEvent(1, { resultType: 'HR', outKind: null }), 'Home run', 'HR'],
    [anEvent(1, { resultType: 'SO', outKind: null }), 'Strikeout', 'SO'],
    [aSideEvent(2, 'steal', { sb: 1 }), 'Stolen base', 'SB'],
    [aSideEvent(2, 'steal', { cs: 1 }), 'Caught stealing', 'CS'],
    [aSideEvent(2, 'wildPitch'), 'Wild pitch', 'WP'],
    [aSideEvent(2, 'substitution'), 'Change', 'Sub'],
  ])('%#', (event, headline, code) => {
    expect(eventHeadline(event)).toBe(headline);
    expect(eventCode(event)).toBe(code);
  });
});

test('six outs are an inning', () => {
  expect([0, 2, 3, 6, 53].map(halfAfter)).toEqual([
    'Top 1',
    'Top 1',
    'Bottom 1',
    'Top 2',
    'Bottom 9',
  ]);
});

describe('an event for the ear', () => {
  const sides = { outsBefore: 0, visitors: 'Boxcars', home: 'Mudville' };
  test('tells the outs it made', () => {
    expect(spokenEvent(anEvent(1), sides)).toBe('N0 grounds out to short. One out.');
    expect(spokenEvent(anEvent(1, { ipOuts: 3 }), { ...sides, outsBefore: 1 })).toContain(
      'Three outs.',
    );
  });
  test('tells the score where a run came in, and no outs where none was made', () => {
    const homer = anEvent(1, {
      ipOuts: 0,
      runs: 1,
      visitingScore: 1,
      resultDescription: 'N0 homers to left.',
    });
    expect(spokenEvent(homer, sides)).toBe('N0 homers to left. Boxcars 1, Mudville 0.');
  });
});
