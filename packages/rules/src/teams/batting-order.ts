import { BATTING_PLACES, type BattingPlace } from '../games/slot.ts';

/**
 * Batting order that Fill Best Lineup assigns to the nine positions
 * (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const BATTING_ORDER_BY_PLACE: readonly BattingPlace[] = [
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
  const index = BATTING_ORDER_BY_PLACE.findIndex((position) => position === slot);
  return index === -1 ? null : index + 1;
};

/** Returns whether a slot is one of the nine that bat. */
export const bats = (slot: string): slot is BattingPlace =>
  BATTING_PLACES.some((position) => position === slot);
