import { describe, expect, test } from 'vitest';

import { describeDice, explainDice } from './describe-dice.ts';
import { eventAnnouncement, eventCode, eventHeadline } from './event-text.ts';
import { anEvent, anEventWithoutDice } from './testing/a-game-dto.ts';

test.each([
  ['H1', 'Single'],
  ['H2', 'Double'],
  ['H3', 'Triple'],
  ['HR', 'Home run'],
  ['BB', 'Walk'],
  ['SO', 'Strikeout'],
] as const)('%s is a %s', (resultType, headline) => {
  const event = anEvent(1, { resultType, outKind: null, play: null });
  expect([eventHeadline(event), eventCode(event)]).toEqual([headline, resultType]);
});

test.each([
  ['ground', 'Groundout'],
  ['fly', 'Flyout'],
  ['line', 'Lineout'],
  ['pop', 'Popout'],
  [null, 'Out'],
] as const)('an out on a %s is a %s', (outKind, headline) => {
  expect(eventHeadline(anEvent(1, { outKind }))).toBe(headline);
});

test.each([
  ['doublePlay', 'Double play'],
  ['force', 'Force out'],
  ['fieldersChoice', "Fielder's choice"],
  ['error', 'Error'],
  ['sacrificeFly', 'Sacrifice fly'],
  ['doubledOff', 'Double play'],
] as const)('the play %s is a %s, whatever the ball', (play, headline) => {
  expect(eventHeadline(anEvent(1, { play }))).toBe(headline);
});

test.each([
  ['walk', 'Intentional walk', 'BB'],
  ['wildPitch', 'Wild pitch', 'WP'],
  ['passedBall', 'Passed ball', 'PB'],
  ['balk', 'Balk', 'BK'],
  ['substitution', 'Change', 'Sub'],
] as const)('between batters %s is %s, %s on the sheet', (kind, headline, code) => {
  const event = anEventWithoutDice(1, kind);
  expect([eventHeadline(event), eventCode(event)]).toEqual([headline, code]);
});

const move = (out: boolean) => ({ gameLineupID: 'r', from: 3, to: 4, out });
test.each([
  ['advance', [move(false)], 'Extra base'],
  ['tag', [move(false)], 'Tag-up'],
  ['advance', [move(true), move(false)], 'Thrown out'],
  ['tag', [move(true)], 'Thrown out'],
  ['advance', [], 'Runners hold'],
  ['tag', [], 'Runners hold'],
] as const)(
  'where a manager decides on an %s after %j, the headline is %s',
  (kind, moves, words) => {
    const event = anEventWithoutDice(1, kind, { moves: [...moves] });
    expect([eventHeadline(event), eventCode(event)]).toEqual([words, 'XB']);
  },
);

test('an event of a kind that nobody knows yet is a play', () => {
  const unknown = anEvent(1, { resultType: null });
  expect([eventHeadline(unknown), eventCode(unknown)]).toEqual(['Play', '–']);
  expect(eventHeadline(anEventWithoutDice(1, 'steal', { sb: 1, cs: 1 }))).toBe('Caught stealing');
});

describe('a reader hears', () => {
  const sides = { visitors: 'Boxcars', home: 'Mudville' };
  const outsSaid = (outsBefore: number, ipOuts: number) =>
    eventAnnouncement(anEvent(1, { ipOuts, resultDescription: '.' }), { ...sides, outsBefore });

  test('the outs, once they are made', () => {
    expect(outsSaid(0, 1)).toBe('. One out.');
    expect(outsSaid(1, 2)).toBe('. Two outs.');
    expect(outsSaid(1, 3)).toBe('. Three outs.');
    expect(outsSaid(3, 5)).toBe('. Two outs.');
    expect(outsSaid(2, 2)).toBe('.');
    // A replay that goes back makes none.
    expect(outsSaid(5, 4)).toBe('.');
  });
});

describe('the dice in words', () => {
  const rolled = (over: Parameters<typeof anEvent>[1]) => anEvent(1, over);

  test('of a batter alone, of a pitcher who changes nothing, and of one who does', () => {
    expect(explainDice(rolled({ diceResultP: null }))).toBe('The batter’s 7 says OO.');
    expect(describeDice(rolled({ diceResultP: null })).pitcher).toBeNull();
    const stays = rolled({ pitchResultType: 'k9l', origResultType: 'OO', resultType: 'OO' });
    expect(explainDice(stays)).toBe('The batter’s 7 says OO. The pitcher’s 5 says k9l: it stays.');
    const changed = rolled({ pitchResultType: 'h9h', origResultType: 'OO', resultType: 'H1' });
    expect(explainDice(changed)).toBe(
      'The batter’s 7 says OO. The pitcher’s 5 says h9h: it is H1.',
    );
    expect(describeDice(changed)).toEqual({ batter: 'OO', extra: null, pitcher: 'h9h: H1' });
  });

  test('of an X', () => {
    const again = rolled({ diceResultX: 9, origResultType: 'H3', diceResultP: null });
    expect(explainDice(again)).toBe('The batter’s 7 says X, the 9 after it H3.');
    expect(describeDice(again)).toEqual({ batter: 'X', extra: 'H3', pitcher: null });
  });

  test('of a result that is not told', () => {
    const open = rolled({ pitchResultType: 'h9h', resultType: null });
    expect(explainDice(open)).toMatch(/says h9h: it is \.$/);
    expect(describeDice(open).pitcher).toBe('h9h: ');
  });
});
