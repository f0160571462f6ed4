import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSource } from '@pennant/rules/games/setup';
import { optimalPregameWinProbability } from '@pennant/rules/games/analysis/pregame-win-probability';
import { aSide } from '@pennant/rules/testing/player-builders';
import { expect, test } from 'vitest';
import { createPregameWinProbabilities, createSimulation } from './pregame-win-probability.ts';

const source: GameSource = { home: aSide('Home'), visitors: aSide('Visitors'), rates: 'designed' };

test('a chance from the thread is the one of the rules, for either side', async () => {
  const probabilities = createPregameWinProbabilities();
  for (const side of ['home', 'visitors'] as const) {
    expect(await probabilities.compute(source, side)).toBe(
      optimalPregameWinProbability(compileSetup(source), side),
    );
  }
});

/** Returns the probabilities, and how many of them a thread was asked for. */
const countedProbabilities = () => {
  const simulate = createSimulation();
  let simulated = 0;
  const probabilities = createPregameWinProbabilities((task) => {
    simulated += 1;
    return simulate(task);
  });
  return { probabilities, simulated: () => simulated };
};

test('chances that are asked for at once are not mixed up, and the same one is not worked out twice', async () => {
  const { probabilities, simulated } = countedProbabilities();
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
  expect(await probabilities.compute(structuredClone(source), 'home')).toBe(one);
  expect(simulated()).toBe(2);
  await probabilities.compute(source, 'visitors');
  expect(simulated()).toBe(3);
});

test('what cannot be worked out is told, and the next chance is worked out all the same', async () => {
  const { probabilities, simulated } = countedProbabilities();
  await expect(probabilities.compute({} as GameSource, 'home')).rejects.toThrow('undefined');
  await expect(probabilities.compute({} as GameSource, 'home')).rejects.toThrow('undefined');
  expect(simulated()).toBe(2);
  expect(await probabilities.compute(source, 'home')).toBe(
    optimalPregameWinProbability(compileSetup(source), 'home'),
  );
});
