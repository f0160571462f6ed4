import { expect, test } from 'vitest';
import { isDecided } from './decided.ts';

test('a game is decided for who wins less than one of a hundred, and for who wins all but one', () => {
  expect([0, 0.009, 0.991, 1].map(isDecided)).toEqual([true, true, true, true]);
  expect([0.01, 0.5, 0.99].map(isDecided)).toEqual([false, false, false]);
});
