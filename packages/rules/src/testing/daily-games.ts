import type { BatterCell, BatterResult, PitcherCell } from '../cards/card.ts';
import { dailySource } from '../daily/daily-source.ts';
import type { DailyGame } from '../daily/daily-run.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { compileSetup } from '../games/engine/compile-setup.ts';
import {
  FIRST_STARTER,
  STARTER_COUNT,
  FIRST_BENCH,
  FIRST_RELIEVER,
} from '../games/lineup-slots.ts';
import type { GameSource, PlayerSource, SideSource } from '../games/setup.ts';
import { aSide } from './player-builders.ts';

/** Tables of invented players: sluggers, contact hitters and average bats, and their pitchers. */
const BASES: readonly (readonly BatterCell[])[] = [
  ['BB', 'HR', 'H1', 'SO', 'OO', 'OO', 'X', 'OO', 'SO', 'BB', 'OO'],
  ['H2', 'H1', 'BB', 'H1', 'OO', 'OO', 'X', 'OO', 'SO', 'OO', 'H1'],
  ['SO', 'H1', 'X', 'OO', 'H1', 'OO', 'OO', 'SO', 'BB', 'OO', 'H2'],
];
const EXTRAS: readonly (readonly BatterResult[])[] = [
  ['H3', 'HR', 'BB', 'H2', 'SO', 'OO', 'OO', 'SO', 'OO', 'H2', 'HR'],
  ['OO', 'H2', 'HR', 'H2', 'SO', 'OO', 'OO', 'BB', 'H1', 'OO', 'H3'],
];
const CELLS: readonly (readonly PitcherCell[])[] = [
  ['hr9l', 'bb9h', null, 'k9h', null, null, null, 'h9l', null, 'bb9l', null],
  [null, 'h9h', null, null, 'k9l', null, 'bb9l', null, null, null, 'hr9h'],
  ['bb9l', null, 'h9l', null, null, null, 'k9h', null, 'hr9l', null, null],
];

const sideOf = (name: string, dice: SeededDice): SideSource => {
  const below = (limit: number): number => Math.floor(dice.fraction('any') * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const players = aSide(name).players.map((player, index): PlayerSource => {
    if (player.type === 'Pitcher') {
      const stamina = index < FIRST_RELIEVER ? 50 + below(35) : 9 + below(9);
      return { ...player, dice: pick(CELLS), stamina };
    }
    const speed = 5 + below(90);
    const positions = index < FIRST_BENCH ? player.positions : (['DH', 'OF', 'SS', 'C'] as const);
    return {
      ...player,
      positions,
      dice: { base: pick(BASES), extra: pick(EXTRAS) },
      speed,
      stealAttemptRate: dice.fraction('attempts') * 0.2,
      stealSuccessRate: 0.5 + 0.0035 * speed,
    };
  });
  return aSide(name, { players, starter: FIRST_STARTER + below(STARTER_COUNT) });
};

/** Returns the source of a day's game between two invented clubs; the same for the same seed. */
export const dailyGameSource = (seed: number): GameSource => {
  const dice = new SeededDice(seed);
  const clubs = { visitors: sideOf('V', dice), home: sideOf('H', dice) };
  return dailySource(clubs, seed % 2 === 0 ? 'home' : 'visitors');
};

/** Returns the game of `dailyGameSource`. */
export const aDailyGame = (seed: number): DailyGame => ({
  setup: compileSetup(dailyGameSource(seed)),
  side: seed % 2 === 0 ? 'home' : 'visitors',
});
