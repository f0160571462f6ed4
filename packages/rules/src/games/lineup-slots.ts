import { FIELD_POSITIONS } from '../cards/card.ts';

/** The nine positions that bat, lineup indices 0 to 8. */
export const BATTING_POSITIONS = [...FIELD_POSITIONS, 'DH'] as const;
export type BattingPosition = (typeof BATTING_POSITIONS)[number];

/**
 * The 24 slots of a lineup. The index of a slot in this list is the lineup index, 0 to 23, of the
 * player who fills it. Everything in a game (state, events, commands) identifies a player by side
 * and lineup index.
 */
export const SLOTS = [
  ...BATTING_POSITIONS,
  'SP1',
  'SP2',
  'SP3',
  'SP4',
  'SP5',
  'RP1',
  'RP2',
  'RP3',
  'RP4',
  'RP5',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
] as const;
export type Slot = (typeof SLOTS)[number];

/** The positions that can field a ball: the pitcher and the eight fielders. */
export const FIELDERS = ['P', ...FIELD_POSITIONS] as const;
export type Fielder = (typeof FIELDERS)[number];

export const FIRST_STARTER = 9;
export const STARTER_COUNT = 5;
export const FIRST_RELIEVER = 14;
export const RELIEVER_COUNT = 5;
export const FIRST_BENCH = 19;
export const LINEUP_SIZE = 24;
/** The players at C, 1B, 2B, 3B, SS, LF, CF, RF and DH before the first pitch. */
export const STARTING_PLACES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** The visitors bat in the top half of an inning, the home side in the bottom half. */
export const SIDES = ['visitors', 'home'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'visitors' ? 'home' : 'visitors');
