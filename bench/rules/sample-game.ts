import type { BatterCell, BatterResult, PitcherCell } from '@pennant/rules/cards/card';
import { compileSetup } from '@pennant/rules/games/engine/compile-setup';
import type { GameSetup, PlayerSource, SideSource } from '@pennant/rules/games/setup';
import { BATTING_POSITIONS, SLOTS } from '@pennant/rules/games/lineup-slots';

/**
 * Dice tables of invented batters, by the sums 2 to 12: sluggers, contact hitters and average
 * batters. Against the pitchers below they bat .254 with an on-base percentage of .328: about a
 * real league.
 */
export const BASE_TABLES: readonly (readonly BatterCell[])[] = [
  ['BB', 'HR', 'H1', 'SO', 'OO', 'OO', 'X', 'OO', 'SO', 'BB', 'OO'],
  ['H2', 'H1', 'BB', 'H1', 'OO', 'OO', 'X', 'OO', 'SO', 'OO', 'H1'],
  ['HR', 'OO', 'BB', 'H1', 'SO', 'OO', 'OO', 'OO', 'X', 'H1', 'OO'],
  ['SO', 'H1', 'X', 'OO', 'H1', 'OO', 'OO', 'SO', 'BB', 'OO', 'H2'],
];
export const EXTRA_TABLES: readonly (readonly BatterResult[])[] = [
  ['H3', 'HR', 'BB', 'H2', 'SO', 'OO', 'OO', 'SO', 'OO', 'H2', 'HR'],
  ['HR', 'H3', 'H2', 'H1', 'OO', 'OO', 'SO', 'OO', 'BB', 'H2', 'OO'],
  ['OO', 'H2', 'HR', 'H2', 'SO', 'OO', 'OO', 'BB', 'H1', 'OO', 'H3'],
];
export const PITCHER_TABLES: readonly (readonly PitcherCell[])[] = [
  ['hr9l', 'bb9h', null, 'k9h', null, null, null, 'h9l', null, 'bb9l', null],
  [null, 'h9h', null, null, 'k9l', null, 'bb9l', null, null, null, 'hr9h'],
  ['bb9l', null, 'h9l', null, null, null, 'k9h', null, 'hr9l', null, null],
];

const itemAt = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

const player = (slot: string, index: number): PlayerSource => {
  const common = { cardID: index + 1, name: `Sample ${slot}` };
  if (slot.startsWith('SP') || slot.startsWith('RP')) {
    const starts = slot.startsWith('SP');
    return {
      ...common,
      type: 'Pitcher',
      positions: [starts ? 'SP' : 'RP'],
      dice: itemAt(PITCHER_TABLES, index),
      stamina: starts ? 66 : 13,
    };
  }
  const place = BATTING_POSITIONS.find((position) => position === slot);
  return {
    ...common,
    type: 'Batter',
    positions: place ? [place] : ['DH'],
    dice: { base: itemAt(BASE_TABLES, index), extra: itemAt(EXTRA_TABLES, index) },
    speed: 20 + ((index * 17) % 70),
    stealAttemptRate: 0.02 * (index % 6),
    stealSuccessRate: 0.7,
    errorRate: 0.02,
  };
};

const side = (name: string, starter: number): SideSource => ({
  name,
  players: SLOTS.map(player),
  battingOrder: [6, 7, 3, 1, 8, 5, 4, 2, 0],
  starter,
  manager: 'computer',
});

/** Returns the setup of two invented sides of about a league's average. */
export const sampleGame = (): GameSetup =>
  compileSetup({
    visitors: side('Visitors', 9),
    home: side('Home', 10),
    rates: 'designed',
  });
