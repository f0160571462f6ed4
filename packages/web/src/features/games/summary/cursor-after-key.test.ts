import { expect, test } from 'vitest';

import { mergeRollResponse } from '../play/merge-roll-response.ts';
import { aRollResponse, anEvent, aGameDto } from '../testing/a-game-dto.ts';
import { buildGameWinProbability } from './game-win-probability.ts';
import { cursorAfterKey } from './cursor-after-key.ts';

/** Two events in the top of the first, two in the bottom, one in the second. */
const { played } = buildGameWinProbability(
  mergeRollResponse(
    aGameDto(),
    aRollResponse([1, 3, 5, 6, 7].map((ipOuts, at) => anEvent(at + 1, { ipOuts }))),
  )!,
);
const presses = (key: string, from: number[]) =>
  from.map((cursor) => cursorAfterKey(key, cursor, played));

test('arrows go event by event, and stop at the ends', () => {
  expect(presses('ArrowRight', [0, 4, 5])).toEqual([1, 5, 5]);
  expect(presses('ArrowLeft', [5, 1, 0])).toEqual([4, 0, 0]);
});

test('pages go half by half', () => {
  expect(presses('PageUp', [0, 2, 3, 4, 5])).toEqual([2, 4, 4, 5, 5]);
  expect(presses('PageDown', [5, 4, 3, 2, 0])).toEqual([4, 2, 2, 0, 0]);
});

test('Home and End go to the ends, other keys nowhere', () => {
  expect(presses('Home', [3])).toEqual([0]);
  expect(presses('End', [3])).toEqual([5]);
  expect(presses('a', [3])).toEqual([null]);
});
