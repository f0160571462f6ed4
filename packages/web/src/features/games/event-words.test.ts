import { describe, expect, test } from 'vitest';

import { eventHeadline, halfAfter, spokenEvent } from './event-words.ts';
import { anEvent, aSideEvent } from './testing/a-wire-game.ts';

describe('the headline of an event', () => {
  test.each([
    [anEvent(1), 'Groundout'],
    [anEvent(1, { play: 'doublePlay' }), 'Double play'],
    [anEvent(1, { play: 'error' }), 'Error'],
    [anEvent(1, { resultType: 'HR', outKind: null }), 'Home run'],
    [anEvent(1, { resultType: 'SO', outKind: null }), 'Strikeout'],
    [aSideEvent(2, 'steal', { sb: 1 }), 'Stolen base'],
    [aSideEvent(2, 'steal', { cs: 1 }), 'Caught stealing'],
    [aSideEvent(2, 'wildPitch'), 'Wild pitch'],
    [aSideEvent(2, 'substitution'), 'Change'],
  ])('%#', (event, headline) => {
    expect(eventHeadline(event)).toBe(headline);
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
