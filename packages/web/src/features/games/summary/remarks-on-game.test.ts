import { expect, test } from 'vitest';

import { remarksOn } from './remarks-on-game.ts';

const aGame = { isFinal: true, hasEndedIdle: false, rulesVersion: 2 };

test('a game by the rules of today needs no remark', () => {
  expect(remarksOn(aGame, [2, 3])).toEqual([]);
});

test('a final game of earlier rules says so', () => {
  expect(remarksOn({ ...aGame, rulesVersion: 1 }, [2, 3])).toEqual([
    'Played under the rules of version 1; games that begin today are played under version 2.',
  ]);
});

test('a game under way ends by the rules that it began with', () => {
  expect(remarksOn({ ...aGame, rulesVersion: 1, isFinal: false }, [2, 3])).toEqual([
    'It is played to its end under the rules of version 1, which it began with.',
  ]);
});

test('a game that was left alone says why it ended', () => {
  expect(remarksOn({ ...aGame, hasEndedIdle: true }, [2, 3])).toEqual([
    'Nobody had rolled for 90 days.',
  ]);
});
