import {
  BATTER_RESULTS,
  PITCHER_MODIFIERS,
  type BatterCell,
  type BatterResult,
  type PitcherCell,
} from '../cards/card.ts';
import { SeededDice } from '../fairness/seeded-dice.ts';
import { compileSetup } from '../games/engine/compile-setup.ts';
import { FIRST_STARTER, STARTER_COUNT } from '../games/lineup-slots.ts';
import { UNKNOWN_HABITS } from '../games/manager/habits.ts';
import type {
  GameSetup,
  GameSource,
  ManagerKind,
  PlayerSource,
  SideSource,
  ManagerHabits,
} from '../games/setup.ts';
import { aSide } from './player-builders.ts';

/** Returns every third card as it is, without chances of loose pitches, as older cards are. */
const tellLoosePitches = (player: PlayerSource, index: number): PlayerSource => {
  if (index % 3 === 1) return player;
  const chance = ((index % 5) + 1) / 100;
  if (player.type === 'Pitcher')
    return { ...player, wildPitchChance: 2 * chance, balkChance: chance / 4 };
  return player.positions.includes('C') ? { ...player, passedBallChance: chance / 2 } : player;
};

/** What managers did in a side's league, by its starter; two of five sides are managed to win. */
const HABITS: readonly (ManagerHabits | undefined)[] = [
  undefined,
  UNKNOWN_HABITS,
  { completeGames: 0.12, stealAttempts: 0.6, intentionalWalks: 0.45 },
  { completeGames: 0.67, stealAttempts: 12, intentionalWalks: null },
  undefined,
];

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
  const turn = below(STARTER_COUNT);
  const habits = HABITS[turn];
  return aSide(name, {
    players: players.map(tellLoosePitches),
    starter: FIRST_STARTER + turn,
    manager,
    ...(habits === undefined ? {} : { habits }),
  });
};

/** Returns a game between random cards; deterministic for the same seed. */
export const randomGameSource = (seed: number, manager: ManagerKind = 'computer'): GameSource => {
  const dice = new SeededDice(seed);
  return {
    visitors: randomSide('Vince V', dice, manager),
    home: randomSide('Hal H', dice, manager),
    rates: dice.fraction('rates') < 0.5 ? 'designed' : 'record',
  };
};

/** Returns the setup of `randomGameSource`. */
export const randomGameSetup = (seed: number, manager: ManagerKind = 'computer'): GameSetup =>
  compileSetup(randomGameSource(seed, manager));
