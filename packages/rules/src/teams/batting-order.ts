import { BATTING_POSITIONS, type BattingPosition } from '../games/lineup-slots.ts';

/**
 * Batting order that Fill Best Lineup assigns to the nine positions
 * (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const BATTING_ORDER_BY_POSITION: readonly BattingPosition[] = [
  'CF',
  'RF',
  '3B',
  '1B',
  'DH',
  'LF',
  'SS',
  '2B',
  'C',
];

/**
 * Returns the number in the batting order, 1 to 9, that Fill Best Lineup gives to a slot; null for
 * a slot that does not bat.
 */
export const defaultLineupOrder = (slot: string): number | null => {
  const index = BATTING_ORDER_BY_POSITION.findIndex((position) => position === slot);
  return index === -1 ? null : index + 1;
};

/** Returns whether a slot is one of the nine that bat. */
export const isBattingSlot = (slot: string): slot is BattingPosition =>
  BATTING_POSITIONS.some((position) => position === slot);
