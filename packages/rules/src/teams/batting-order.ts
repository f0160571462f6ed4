import { BATTING_PLACES, type BattingPlace } from '../games/slot.ts';

/** In which order Fill Best Lineup bats the nine places (document 2, section 9). */
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

/** The place in the batting order, 1 to 9, that Fill Best Lineup gives to a slot; null for a slot that does not bat. */
export const defaultLineupOrder = (slot: string): number | null => {
  const at = BATTING_ORDER_BY_PLACE.findIndex((place) => place === slot);
  return at === -1 ? null : at + 1;
};

/** Whether a slot is one of the nine that bat. */
export const bats = (slot: string): slot is BattingPlace =>
  BATTING_PLACES.some((place) => place === slot);
