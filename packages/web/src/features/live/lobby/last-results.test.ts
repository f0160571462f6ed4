import { expect, test } from 'vitest';

import { outcomeText, scoreText } from './last-results.tsx';

test('a score is told as baseball tells it: the winner’s runs first', () => {
  expect(scoreText({ won: true, runs: 6, opponentRuns: 2 })).toBe('6–2');
  expect(scoreText({ won: false, runs: 2, opponentRuns: 6 })).toBe('6–2');
  expect(scoreText({ won: null, runs: 0, opponentRuns: 0 })).toBe('–');
});

test('an outcome says how the game ended for the user', () => {
  expect(outcomeText({ how: 'played', won: false })).toBe('Lost');
  expect(outcomeText({ how: 'quit', won: true })).toBe('Won, they gave up');
  expect(outcomeText({ how: 'left', won: false })).toBe('Lost, you were away');
});
