import { expect, test } from 'vitest';
import { randomGameSetup } from '../../testing/random-game.ts';
import { aBatterWho, aSide } from '../../testing/player-builders.ts';
import { compileSetup } from '../engine/compile-setup.ts';
import { pregameWinProbability } from './pregame-win-probability.ts';

test('the chances of both sides add up to one, and follow from the lineups alone', () => {
  for (const seed of [1, 2, 3]) {
    const setup = randomGameSetup(seed);
    expect(
      pregameWinProbability(setup, 'home') + pregameWinProbability(setup, 'visitors'),
    ).toBeCloseTo(1, 10);
    expect(pregameWinProbability(setup, 'home')).toBe(pregameWinProbability(setup, 'home'));
  }
});

test('no game is certain, however uneven the sides', () => {
  const sluggers = aSide('s');
  const setup = compileSetup({
    visitors: {
      ...sluggers,
      players: sluggers.players.map((player, index) =>
        // Every other batter makes outs, or no inning would end.
        player.type === 'Batter' && index % 2 === 0
          ? aBatterWho('HR', { cardID: player.cardID })
          : player,
      ),
    },
    home: aSide('h'),
    rates: 'designed',
  });
  expect(pregameWinProbability(setup, 'visitors')).toBe(0.98);
  expect(pregameWinProbability(setup, 'home')).toBe(0.02);
});
