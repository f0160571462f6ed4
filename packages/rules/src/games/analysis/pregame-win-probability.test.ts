import { expect, test } from 'vitest';
import { randomGameSetup } from '../../testing/random-game.ts';
import { aBatterWho, aSide } from '../../testing/player-builders.ts';
import { compileSetup } from '../engine/compile-setup.ts';
import { optimalPregameWinProbability, pregameWinProbability } from './pregame-win-probability.ts';

/** A side whose five best bats sit on the bench. */
const sluggersOnTheBench = () => {
  const side = aSide('h');
  return {
    ...side,
    players: side.players.map((player, index) =>
      player.type === 'Batter' && index >= 19
        ? { ...player, dice: { ...player.dice, base: player.dice.base.with(5, 'HR' as const) } }
        : player,
    ),
  };
};

test('the chances of both sides add up to one, and follow from the lineups alone', () => {
  const chances = [1, 2, 3].map((seed) => {
    const home = pregameWinProbability(randomGameSetup(seed), 'home');
    // The same cards again, and other games in between.
    const visitors = pregameWinProbability(randomGameSetup(seed), 'visitors');
    expect(home + visitors).toBeCloseTo(1, 10);
    return home;
  });
  // Pay was given by these chances: other ones from the same lineups are a change of the rules.
  expect(chances).toEqual([0.72, 0.775, 0.235]);
});

test('the pay goes by the best lineup of a side, whatever lineup it begins with', () => {
  const best = compileSetup({
    visitors: aSide('v'),
    home: sluggersOnTheBench(),
    rates: 'designed',
  });
  const begun = pregameWinProbability(best, 'home');
  const paid = optimalPregameWinProbability(best, 'home');
  expect(paid).toBeGreaterThan(begun + 0.1);
  expect(optimalPregameWinProbability(best, 'visitors')).toBeLessThan(0.5);
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
