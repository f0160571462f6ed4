import { expect, test } from 'vitest';
import { aBatter, aPitcher, aSide } from '../../testing/player-builders.ts';
import { compileSide, rotationStarter } from './compile-setup.ts';
import { speedClass } from '../plate-appearance/ground-ball-chances.ts';

test('the starter rotates from SP1 to SP5 and on', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(rotationStarter)).toEqual([9, 10, 11, 12, 13, 9, 10]);
});

test.each([
  [1, 0],
  [38, 0],
  [39, 1],
  [60, 1],
  [61, 2],
  [98, 2],
])('a runner of speed %i is of class %i', (speed, expected) => {
  expect(speedClass(speed)).toBe(expected);
});

test('cells are found by the sum of the dice', () => {
  const { bat } = compileSide(aSide('V')).players[0] ?? {};
  expect(bat?.base[2]).toBe(3);
  expect(bat?.base[10]).toBe(7);
});

test('what is no lineup is a bug', () => {
  const side = aSide('V');
  expect(() => compileSide({ ...side, players: side.players.slice(1) })).toThrow('23');
  const batters = side.players.map((player, index) => (index === 9 ? aBatter() : player));
  expect(() => compileSide({ ...side, players: batters })).toThrow('index 9');
  const pitchers = side.players.map((player, index) => (index === 3 ? aPitcher() : player));
  expect(() => compileSide({ ...side, players: pitchers })).toThrow('index 3');
  const battingOrder = [0, 1, 2, 3, 4, 5, 6, 7, 7];
  expect(() => compileSide({ ...side, battingOrder })).toThrow('permutation');
});
