import { expect, test } from 'vitest';
import { roleOf } from './count-bench.ts';
import { aChange } from './testing/a-played-game.ts';

const B1 = 19;

test('a player from the bench who bats next is a pinch hitter', () => {
  const change = aChange('visitors', [0, B1], { batter: B1 });
  expect(roleOf(change, 'visitors')).toBe('pinchHitters');
  expect(roleOf(change, 'home')).toBeNull();
});

test('one who takes a runner’s place is a pinch runner', () => {
  const change = aChange('visitors', [3, B1], { batter: 5, second: B1 });
  expect(roleOf(change, 'visitors')).toBe('pinchRunners');
});

test('one who comes in for the side in the field is a defensive replacement', () => {
  expect(roleOf(aChange('home', [3, B1], { batter: 5 }), 'home')).toBe('defensiveReplacements');
});

test('a pitcher from the bullpen is none of these', () => {
  expect(roleOf(aChange('home', [9, 14]), 'home')).toBeNull();
});
