import type { BatterCell, CardPosition } from '@pennant/rules/cards/card';
import { SeededDice } from '@pennant/rules/fairness/seeded-dice';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSetup, PlayerSource, SideSource } from '@pennant/rules/games/setup';
import { BATTING_POSITIONS, SLOTS, type Side } from '@pennant/rules/games/lineup-slots';
import { BASE_TABLES, PITCHER_TABLES, EXTRA_TABLES } from '../rules/sample-game.ts';

/** Positions of the five players of a bench. */
const BENCH: readonly (readonly CardPosition[])[] = [
  ['C'],
  ['1B', '3B'],
  ['2B', 'SS'],
  ['OF'],
  ['OF', '1B'],
];

/** Success at stealing by speed: about that of the cards of all eras. */
const STEAL_SUCCESS = { floor: 0.5, perSpeedPoint: 0.0035 };

/**
 * Returns an invented team of 24, the same for the same seed: good and poor bats, slow and quick
 * runners, a bench of eligible players.
 */
const anyTeam = (seed: number): readonly PlayerSource[] => {
  const dice = new SeededDice(seed);
  const below = (limit: number): number => Math.floor(dice.fraction('any') * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  return SLOTS.map((slot, index): PlayerSource => {
    const common = { cardID: index + 1, name: `Sample ${slot}` };
    if (slot.startsWith('SP') || slot.startsWith('RP')) {
      const starts = slot.startsWith('SP');
      const positions: readonly CardPosition[] = [starts ? 'SP' : 'RP'];
      const stamina = starts ? 55 + below(30) : 9 + below(9);
      return { ...common, type: 'Pitcher', positions, dice: pick(PITCHER_TABLES), stamina };
    }
    const place = BATTING_POSITIONS.find((position) => position === slot);
    const base: BatterCell[] = [...pick(BASE_TABLES)];
    base[below(base.length)] = below(2) === 0 ? 'H1' : 'OO';
    const extra = pick(EXTRA_TABLES);
    const speed = 5 + below(90);
    return {
      ...common,
      type: 'Batter',
      positions: place ? [place] : (BENCH[index - 19] ?? ['DH']),
      dice: { base, extra },
      speed,
      stealAttemptRate: dice.fraction('attempts') * 0.2,
      stealSuccessRate: STEAL_SUCCESS.floor + STEAL_SUCCESS.perSpeedPoint * speed,
      errorRate: 0.02,
    };
  });
};

/**
 * Returns the setup of a team against itself: one side managed by the computer, the other by a
 * player.
 */
export const equalSidesGame = (seed: number, computer: Side): GameSetup => {
  const side: Omit<SideSource, 'manager'> = {
    name: 'Sample',
    players: anyTeam(seed),
    battingOrder: [6, 7, 3, 1, 8, 5, 4, 2, 0],
    starter: 9 + (seed % 5),
  };
  return compileSetup({
    visitors: { ...side, manager: computer === 'visitors' ? 'computer' : 'player' },
    home: { ...side, manager: computer === 'home' ? 'computer' : 'player' },
    rates: 'designed',
  });
};
