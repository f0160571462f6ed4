import { expect, test } from 'vitest';

import { outcomeText, scoreText } from './last-results.tsx';

test('a score is told as baseball tells it: the winner’s runs first', () => {
  const how = 'played';
  expect(scoreText({ how, won: true, runs: 6, opponentRuns: 2 })).toBe('6–2');
  expect(scoreText({ how, won: false, runs: 2, opponentRuns: 6 })).toBe('6–2');
});

test('a game that was not played to its end has none', () => {
  expect(scoreText({ how: 'left', won: true, runs: 0, opponentRuns: 1 })).toBe('–');
  expect(scoreText({ how: 'calledOff', won: null, runs: 0, opponentRuns: 0 })).toBe('–');
});

test.each([
  ['played', true, 'Won against Reds'],
  ['played', false, 'Lost against Reds'],
  ['quit', true, 'Won against Reds: they gave up'],
  ['quit', false, 'Gave up against Reds'],
  ['left', true, 'Won against Reds: they left'],
  ['left', false, 'Lost against Reds: you were away'],
  ['calledOff', null, 'Called off against Reds'],
] as const)('an outcome says how the game ended for the user: %s, %s', (how, won, text) => {
  expect(outcomeText({ how, won, opponentTeam: 'Reds' })).toBe(text);
});
