import { expect, test } from 'vitest';
import { GAME_SPEED_OPTIONS, speedFactor } from './game-speed.ts';

test.each([
  ['normal', 1],
  ['fast', 0.7],
  ['faster', 0.4],
  ['instant', 0],
  ['ludicrous', 1],
  ['', 1],
])('the speed %j multiplies delays with %f', (gameSpeed, factor) => {
  expect(speedFactor(gameSpeed)).toBe(factor);
});

test('the select offers Normal, Fast, Fastest and Instant', () => {
  expect(GAME_SPEED_OPTIONS.map(({ label }) => label)).toEqual([
    'Normal',
    'Fast',
    'Fastest',
    'Instant',
  ]);
});
