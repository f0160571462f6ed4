import type { CardPosition, CardType } from '../cards/card.ts';
import { BATTING_POSITIONS, type Slot } from '../games/lineup-slots.ts';

/** The fields of a card that decide its eligibility. */
export interface EligibleCard {
  readonly type: CardType;
  readonly positions: readonly CardPosition[];
}

/** Kinds of slots: slots that differ only by number have the same requirements. */
export const SLOT_KINDS = [...BATTING_POSITIONS, 'SP', 'RP', 'B'] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

/**
 * Returns the kind of a slot: SP for SP1 to SP5, RP for RP1 to RP5, B for the bench, else the slot
 * itself.
 */
export const slotKindOf = (slot: Slot): SlotKind => {
  if (slot.startsWith('SP')) return 'SP';
  if (slot.startsWith('RP')) return 'RP';
  if (slot.startsWith('B')) return 'B';
  return slot as SlotKind;
};

/**
 * Returns whether a card may take a slot
 * (docs/spec/teams-games-campaigns.md, "Position eligibility"): SP and RP slots require that
 * position; DH and bench any card that does not pitch; the outfield its own position or OF; all
 * others that the card's positions include the slot. A pitching slot needs a pitcher's card, every
 * other slot a batter's.
 */
export const isEligible = (slot: Slot, card: EligibleCard): boolean => {
  const kind = slotKindOf(slot);
  const has = (position: CardPosition) => card.positions.includes(position);
  if (kind === 'SP' || kind === 'RP') return card.type === 'Pitcher' && has(kind);
  if (card.type !== 'Batter') return false;
  if (kind === 'DH' || kind === 'B') return !has('SP') && !has('RP');
  if (kind === 'LF' || kind === 'CF' || kind === 'RF') return has(kind) || has('OF');
  return has(kind);
};
