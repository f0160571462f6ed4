import { expect, test } from 'vitest';
import { anyGame } from '../testing/any-game.ts';
import { aBatterWho, aSide } from '../testing/players.ts';
import { compileSetup } from './compile-setup.ts';
import { winChance } from './win-chance.ts';

test('the chances of both sides add up to one, and follow from the lineups alone', () => {
  for (const seed of [1, 2, 3]) {
    const setup = anyGame(seed);
    expect(winChance(setup, 'home') + winChance(setup, 'visitors')).toBeCloseTo(1, 10);
    expect(winChance(setup, 'home')).toBe(winChance(setup, 'home'));
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
  expect(winChance(setup, 'visitors')).toBe(0.98);
  expect(winChance(setup, 'home')).toBe(0.02);
});
