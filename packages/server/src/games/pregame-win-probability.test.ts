import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { aSide } from '@pennant/rules/testing/player-builders';
import { expect, test } from 'vitest';
import { createPregameWinProbabilities } from './pregame-win-probability.ts';

const source: GameSource = { home: aSide('Home'), visitors: aSide('Visitors'), rates: 'designed' };

test('a chance from the thread is the one of the rules, for either side', async () => {
  const probabilities = createPregameWinProbabilities();
  for (const side of ['home', 'visitors'] as const) {
    expect(await probabilities.compute(source, side)).toBe(
      optimalPregameWinProbability(compileSetup(source), side),
    );
  }
});

test('chances that are asked for at once are not mixed up, and the same one is not worked out twice', async () => {
  const probabilities = createPregameWinProbabilities();
  const weak = { ...source, home: { ...source.home, starter: 10 } };
  const [one, two, again] = await Promise.all([
    probabilities.compute(source, 'home'),
    probabilities.compute(weak, 'home'),
    probabilities.compute(source, 'home'),
  ]);
  expect([one, two, again]).toEqual([
    optimalPregameWinProbability(compileSetup(source), 'home'),
    optimalPregameWinProbability(compileSetup(weak), 'home'),
    one,
  ]);
});

test('what cannot be worked out is told, and the next chance is worked out all the same', async () => {
  const probabilities = createPregameWinProbabilities();
  await expect(probabilities.compute({} as GameSource, 'home')).rejects.toThrow('undefined');
  expect(await probabilities.compute(source, 'home')).toBe(
    optimalPregameWinProbability(compileSetup(source), 'home'),
  );
});
