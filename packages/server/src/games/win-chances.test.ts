import { compileSetup } from '@pennant/rules/games/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { winChanceAtBest } from '@pennant/rules/games/win-chance';
import { aSide } from '@pennant/rules/testing/players';
import { expect, test } from 'vitest';
import { winChances } from './win-chances.ts';

const source: GameSource = { home: aSide('Home'), visitors: aSide('Visitors'), rates: 'designed' };

test('a chance from the thread is the one of the rules, for either side', async () => {
  const probabilities = winChances();
  for (const side of ['home', 'visitors'] as const) {
    expect(await probabilities.of(source, side)).toBe(winChanceAtBest(compileSetup(source), side));
  }
});

test('chances that are asked for at once are not mixed up, and the same one is not worked out twice', async () => {
  const probabilities = winChances();
  const weak = { ...source, home: { ...source.home, starter: 10 } };
  const [one, two, again] = await Promise.all([
    probabilities.of(source, 'home'),
    probabilities.of(weak, 'home'),
    probabilities.of(source, 'home'),
  ]);
  expect([one, two, again]).toEqual([
    winChanceAtBest(compileSetup(source), 'home'),
    winChanceAtBest(compileSetup(weak), 'home'),
    one,
  ]);
});

test('what cannot be worked out is told, and the next chance is worked out all the same', async () => {
  const probabilities = winChances();
  await expect(probabilities.of({} as GameSource, 'home')).rejects.toThrow('undefined');
  expect(await probabilities.of(source, 'home')).toBe(
    winChanceAtBest(compileSetup(source), 'home'),
  );
});
