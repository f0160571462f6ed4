import { expect, test } from 'vitest';
import { aGame } from '../testing/a-game.ts';
import {
  battingSide,
  fieldingSide,
  inningOf,
  nextBatter,
  nextPitcher,
  outsInHalf,
} from './state.ts';

test.each([
  [0, 'visitors', 1, 0],
  [2, 'visitors', 1, 2],
  [3, 'home', 1, 0],
  [5, 'home', 1, 2],
  [6, 'visitors', 2, 0],
  [52, 'home', 9, 1],
  [54, 'visitors', 10, 0],
] as const)('after %i outs the %s bat, in inning %i with %i out', (ipOuts, side, inning, outs) => {
  const state = { ipOuts };
  expect(battingSide(state)).toBe(side);
  expect(fieldingSide(state)).toBe(side === 'home' ? 'visitors' : 'home');
  expect([inningOf(state), outsInHalf(state)]).toEqual([inning, outs]);
});

test('the next batter is of the side at bat, their pitcher of the other', () => {
  const { state } = aGame().build();
  const visitors = { ...state.visitors, nextPlace: 3, pitcher: 12 };
  const home = { ...state.home, nextPlace: 7, pitcher: 10 };
  const top = { ...state, visitors, home };
  const bottom = { ...top, ipOuts: 3 };
  expect([nextBatter(top), nextPitcher(top)]).toEqual([visitors.order[3], 10]);
  expect([nextBatter(bottom), nextPitcher(bottom)]).toEqual([home.order[7], 12]);
});
