import { aGame } from '@pennant/rules/testing/a-game';
import { expect, test } from 'vitest';

import { resultText } from './result-text.ts';

const names = { visitors: 'Boxcar Nine', home: 'Mudville' };
const { state } = aGame().build();
const scored = (visitors: number, home: number) => ({
  visitors: { ...state.visitors, runs: visitors },
  home: { ...state.home, runs: home },
});
const text = (
  how: 'played' | 'quit' | 'left' | 'calledOff',
  winner: 'visitors' | 'home' | null,
  [visitors, home] = [4, 3],
) => resultText({ how, winner, isBeforeFourthOut: false }, scored(visitors, home), names);

// A name may be set apart from the text around it.
const plain = (told: string) => told.replaceAll(/[\u2066-\u2069]/g, '');

test('a game that was played tells the winner’s runs first, whichever side that is', () => {
  expect(plain(text('played', 'visitors', [4, 3]))).toBe('Boxcar Nine won 4–3.');
  expect(plain(text('played', 'home', [3, 4]))).toBe('Mudville won 4–3.');
});

test('who gave up or left lost, whatever the score', () => {
  expect(plain(text('quit', 'home', [4, 3]))).toBe('Boxcar Nine gave up: Mudville won.');
  expect(plain(text('left', 'visitors', [0, 3]))).toBe('Mudville left: Boxcar Nine took the win.');
});

test('a game that was called off has no winner', () => {
  expect(text('calledOff', null)).toBe('The game was called off before it began.');
});
