import { describe, expect, test } from 'vitest';

import { eventCode, eventHeadline, halfInningLabelAfter, eventAnnouncement } from './event-text.ts';
import { anEvent, anEventWithoutDice } from './testing/a-game-dto.ts';

const BY_SHORTSTOP = { gameLineupID: 'game.h04', fielder: 'SS', kind: 'throwing' } as const;

describe('an event in a word, and in a code', () => {
  test.each([
    [anEvent(1), 'Groundout', 'OO'],
    [anEvent(1, { play: 'doublePlay' }), 'Double play', 'OO'],
    [anEvent(1, { play: 'error' }), 'Error', 'OO'],
    [anEvent(1, { play: 'error', error: BY_SHORTSTOP }), 'Error', 'OO'],
    [anEvent(1, { resultType: 'H1', outKind: null, error: BY_SHORTSTOP }), 'Single, error', 'H1'],
    [anEventWithoutDice(2, 'steal', { sb: 1, error: BY_SHORTSTOP }), 'Stolen base, error', 'SB'],
    [anEvent(1, { resultType: 'HR', outKind: null }), 'Home run', 'HR'],
    [anEvent(1, { resultType: 'SO', outKind: null }), 'Strikeout', 'SO'],
    [anEventWithoutDice(2, 'steal', { sb: 1 }), 'Stolen base', 'SB'],
    [anEventWithoutDice(2, 'steal', { sb: 2 }), 'Double steal', 'SB'],
    [anEventWithoutDice(2, 'steal', { sb: 3 }), 'Triple steal', 'SB'],
    [anEventWithoutDice(2, 'steal', { cs: 1 }), 'Caught stealing', 'CS'],
    [anEventWithoutDice(2, 'wildPitch'), 'Wild pitch', 'WP'],
    [anEventWithoutDice(2, 'substitution'), 'Change', 'Sub'],
  ])('%#', (event, headline, code) => {
    expect(eventHeadline(event)).toBe(headline);
    expect(eventCode(event)).toBe(code);
  });
});

test('six outs are an inning', () => {
  expect([0, 2, 3, 6, 53].map(halfInningLabelAfter)).toEqual([
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
    expect(eventAnnouncement(anEvent(1), sides)).toBe('N0 grounds out to short. One out.');
    expect(eventAnnouncement(anEvent(1, { ipOuts: 3 }), { ...sides, outsBefore: 1 })).toContain(
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
    expect(eventAnnouncement(homer, sides)).toBe('N0 homers to left. Boxcars 1, Mudville 0.');
  });
});

test.each([
  [{ entered: ['v20'], nextBatterLineupID: 'v20' }, 'Pinch hitter'],
  [
    { entered: ['v20'], secondBaseRunnerLineupID: 'v20', nextBatterLineupID: 'v03' },
    'Pinch runner',
  ],
  [{ entered: ['h14'], nextPitcherLineupID: 'h14', nextBatterLineupID: 'v03' }, 'Pitching change'],
  [{ entered: ['h20'], nextPitcherLineupID: 'h14', nextBatterLineupID: 'v03' }, 'Defensive change'],
  [{ entered: ['v20'], nextPitcherLineupID: 'h14', nextBatterLineupID: 'v03' }, 'Change'],
] as const)('a change by which %j comes in is headed %s', (changes, headline) => {
  const { entered, ...others } = changes;
  const event = anEventWithoutDice(2, 'substitution', { ...others, entered: [...entered] });
  expect(eventHeadline(event)).toBe(headline);
});
