import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { buildGameSetup, compileSide } from '@pennant/rules/games/engine/compile-setup';
import { simulateGame } from '@pennant/rules/games/simulate';
import { aBatter, aSide } from '@pennant/rules/testing/player-builders';
import { expect, test } from 'vitest';
import type { CompiledTeam } from '../economy/compiled-team.ts';
import { playAgainst, VARIANCE_OF_GAME } from './play-against.ts';
import { mean, variance } from './spread.ts';

const SAMPLES = 150;
const GAMES = 40;

const average = aSide('A');
/** Four of them better an average side, whose pitchers are tired from the second batter on. */
const hitter = aBatter({
  dice: {
    base: aBatter().dice.base.map((cell) => (cell === 'SO' ? 'H1' : cell)),
    extra: aBatter().dice.extra,
  },
});
const hitters = aSide('H', {
  players: average.players.map((player, index) => {
    if (index < 4) return { ...hitter, cardID: index + 1, positions: player.positions };
    return player.type === 'Pitcher' ? { ...player, stamina: 5 } : player;
  }),
});
const compiled = (side: typeof average): CompiledTeam => ({
  setup: compileSide(side),
  ratings: [],
  score: 0,
});

test('a share of games won less its luck is that of all games, and varies less', () => {
  const own = compiled(hitters);
  const other = compiled(average);
  const shares = Array.from({ length: SAMPLES }, (_, seed) =>
    playAgainst(own, [other], GAMES, seed),
  );
  const dice = new SeededDice(1);
  const setups = [
    buildGameSetup(other.setup, own.setup, 'designed'),
    buildGameSetup(own.setup, other.setup, 'designed'),
  ] as const;
  const plain = Array.from({ length: SAMPLES * GAMES }, (_, game) => {
    const { state } = simulateGame(setups[game % 2 === 0 ? 0 : 1], dice, { events: false });
    return state.home.runs > state.visitors.runs === (game % 2 === 0) ? 1 : 0;
  });
  const error = Math.sqrt((VARIANCE_OF_GAME + 0.25) / (SAMPLES * GAMES));
  expect(Math.abs(mean(shares) - mean(plain))).toBeLessThan(4 * error);
  // The variance of 150 shares is known within a third.
  expect(variance(shares) * GAMES).toBeLessThan(VARIANCE_OF_GAME * 1.4);
  expect(variance(plain)).toBeGreaterThan(VARIANCE_OF_GAME * 1.6);
});
