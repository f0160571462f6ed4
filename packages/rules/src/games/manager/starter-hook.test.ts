import { expect, test } from 'vitest';
import { compilePlayer } from '../engine/compile-setup.ts';
import { aSide } from '../../testing/player-builders.ts';
import type { StarterHook } from '../setup.ts';
import { UNKNOWN_HABITS } from './habits.ts';
import { starterHookOf } from './starter-hook.ts';

/** Returns how starters are handled who have relievers of these staminas behind them. */
const hookBehind = (
  staminas: readonly number[],
  completeGames: number | null = null,
): StarterHook =>
  starterHookOf(
    aSide('Home')
      .players.map((player, index) =>
        index >= 14 && index < 19 ? { ...player, stamina: staminas[index - 14] as number } : player,
      )
      .map(compilePlayer),
    { ...UNKNOWN_HABITS, completeGames },
  );
const fiveOf = (stamina: number): readonly number[] => Array.from({ length: 5 }, () => stamina);

test('where relievers work long, starters finish what they began', () => {
  const [of2018, of1968, of1908] = [11, 17, 30].map((stamina) => hookBehind(fiveOf(stamina)).leash);
  expect(of2018).toBeLessThan(of1968 as number);
  expect(hookBehind(fiveOf(45)).leash).toBeGreaterThanOrEqual(of1908 as number);
  expect(hookBehind(fiveOf(45)).freeRuns).toBeGreaterThan(hookBehind(fiveOf(11)).freeRuns);
});

test('the middle one of five tells it: one long reliever or two make no era', () => {
  expect(hookBehind([11, 60, 11, 70, 11])).toEqual(hookBehind(fiveOf(11)));
  expect(hookBehind([60, 11, 60, 11, 60])).toEqual(hookBehind(fiveOf(60)));
});

test('bullpens of any stamina have an answer', () => {
  for (const stamina of [0, 1, 12.5, 99, 1000]) expect(hookBehind(fiveOf(stamina))).toBeDefined();
});

test('of two leagues with one bullpen the one that completed more games stays longer with starters', () => {
  const [of1983, usual, of1958] = [0.142, null, 0.314].map((share) =>
    hookBehind(fiveOf(17), share),
  );
  expect(of1983!.leash).toBeLessThan(usual!.leash);
  expect(of1983!.freeRuns).toBeLessThan(usual!.freeRuns);
  expect(of1958!.leash).toBeGreaterThan(usual!.leash);
  expect(of1958!.freeRuns).toBeGreaterThan(usual!.freeRuns);
});

test('a share that no bullpen could follow changes a hook within bounds', () => {
  expect(hookBehind(fiveOf(11), 1)).toEqual(hookBehind(fiveOf(11), 0.2));
  expect(hookBehind(fiveOf(60), 0)).toEqual(hookBehind(fiveOf(60), 0.7));
});

test('bullpens that are alike have one hook: what was worked out with it is found again', () => {
  expect(hookBehind(fiveOf(16))).toBe(hookBehind(fiveOf(14)));
});
