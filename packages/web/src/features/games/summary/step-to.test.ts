import { expect, test } from 'vitest';

import { mergeTurn } from '../play/merge-turn.ts';
import { anAnswer, anEvent, aWireGame } from '../testing/a-wire-game.ts';
import { gameLine } from './game-line.ts';
import { stepTo } from './step-to.ts';

/** Two events in the top of the first, two in the bottom, one in the second. */
const { played } = gameLine(
  mergeTurn(
    aWireGame(),
    anAnswer([1, 3, 5, 6, 7].map((ipOuts, at) => anEvent(at + 1, { ipOuts }))),
  )!,
);
const presses = (key: string, from: number[]) => from.map((cursor) => stepTo(key, cursor, played));

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
