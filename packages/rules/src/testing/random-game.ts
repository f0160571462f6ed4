import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type BatterCell,
  type BatterResult,
  type PitcherCell,
} from '../cards/card.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { compileSetup } from '../games/engine/compile-setup.ts';
import type { GameSetup, ManagerKind, PlayerSource, SideSource } from '../games/setup.ts';
import { aSide } from './player-builders.ts';

/** Returns a side of random cards, whose innings end. */
export const randomSide = (name: string, dice: SeededDice, manager: ManagerKind): SideSource => {
  const below = (limit: number): number => Math.floor(dice.fraction('any') * limit);
  const cells = <Cell>(choices: readonly [Cell, ...Cell[]]): Cell[] =>
    Array.from({ length: 11 }, () => choices[below(choices.length)] ?? choices[0]);
  const players = aSide(name).players.map((player): PlayerSource => {
    if (player.type === 'Pitcher') {
      const table = cells<PitcherCell>([null, null, null, ...PITCHER_MODIFIERS]);
      return { ...player, dice: table, stamina: 5 + below(90) };
    }
    const base = cells<BatterCell>(['OO', 'OO', 'OO', 'SO', 'X', ...BATTER_RESULTS]);
    // An out on a seven makes sure that every inning ends.
    base[5] = 'OO';
    return {
      ...player,
      dice: { base, extra: cells<BatterResult>(['OO', 'OO', ...BATTER_RESULTS]) },
      speed: 1 + below(98),
      stealAttemptRate: dice.fraction('attempts') * 0.9,
      stealSuccessRate: dice.fraction('successes'),
      errorRate: dice.fraction('errors') * 0.2,
    };
  });
  return aSide(name, { players, starter: 9 + below(5), manager });
};

/** Returns the setup of a game between random cards; deterministic for the same seed. */
export const randomGameSetup = (seed: number, manager: ManagerKind = 'computer'): GameSetup => {
  const dice = new SeededDice(seed);
  return compileSetup({
    visitors: randomSide('Vince V', dice, manager),
    home: randomSide('Hal H', dice, manager),
    rates: dice.fraction('rates') < 0.5 ? 'designed' : 'record',
  });
};
