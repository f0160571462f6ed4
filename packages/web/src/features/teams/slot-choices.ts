import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { isEligible } from '@pennant/rules/teams/eligibility';

import { foldName } from '../../ui/fold-name.ts';
import { placeCard, type LineupDraft, type PoolCard } from './lineup-draft.ts';
import { slotLabel } from './lineup-slot-groups.ts';

/** A card in the list of a slot. */
export interface SlotChoice {
  readonly card: PoolCard;
  /** The other slot that has the player now. */
  readonly otherSlot: Slot | null;
  /** Whether who is displaced can play the other slot: choosing the card swaps both. */
  readonly isSwap: boolean;
  /** Why the card cannot be chosen: "can’t play C". */
  readonly reason: string | null;
}

/** Returns the slot of each player in the draft, by player id. */
export const slotsOfPlayers = (
  draft: LineupDraft,
  cardOf: (cardID: number) => PoolCard | undefined,
): ReadonlyMap<string, Slot> =>
  new Map(
    SLOTS.flatMap((slot): [string, Slot][] => {
      const card = cardOf(draft.cards[slot] ?? 0);
      return card === undefined ? [] : [[card.playerID, slot]];
    }),
  );

/**
 * Returns the eligible cards for a slot, in the pool's order: first those of players in no other
 * slot, then those of players who would come from another slot.
 * @param displaced the card that is in the slot now
 */
export const choicesForSlot = (
  slot: Slot,
  pool: readonly PoolCard[],
  playerSlots: ReadonlyMap<string, Slot>,
  displaced: PoolCard | undefined,
): SlotChoice[] => {
  const free: SlotChoice[] = [];
  const fromOtherSlots: SlotChoice[] = [];
  for (const card of pool) {
    if (!isEligible(slot, card)) continue;
    const otherSlot = playerSlots.get(card.playerID) ?? null;
    if (otherSlot === null || otherSlot === slot) {
      free.push({ card, otherSlot: null, isSwap: false, reason: null });
    } else {
      const isSwap = displaced !== undefined && isEligible(otherSlot, displaced);
      fromOtherSlots.push({ card, otherSlot, isSwap, reason: null });
    }
  }
  return [...free, ...fromOtherSlots];
};

/**
 * Returns the choices whose label has all typed words, then the ineligible cards that have them,
 * each with the reason. Without a word, returns all choices.
 */
export const searchChoices = (
  typed: string,
  slot: Slot,
  choices: readonly SlotChoice[],
  pool: readonly PoolCard[],
): readonly SlotChoice[] => {
  const words = foldName(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  const isMatch = ({ label }: PoolCard) => {
    const folded = foldName(label);
    return words.every((word) => folded.includes(word));
  };
  const reason = /^B\d$/.test(slot) ? 'can’t sit on the bench' : `can’t play ${slot}`;
  return [
    ...choices.filter(({ card }) => isMatch(card)),
    ...pool
      .filter((card) => !isEligible(slot, card) && isMatch(card))
      .map((card) => ({ card, otherSlot: null, isSwap: false, reason })),
  ];
};

/**
 * Puts a card in a slot. If its player has another slot, both are swapped: who is displaced goes
 * there if eligible, else it is left empty.
 * @returns the new draft, and what else changed in words; null where nothing did
 */
export const placeOrSwap = (
  draft: LineupDraft,
  slot: Slot,
  card: PoolCard,
  cardOf: (cardID: number) => PoolCard | undefined,
): { readonly draft: LineupDraft; readonly note: string | null } => {
  const otherSlot = slotsOfPlayers(draft, cardOf).get(card.playerID);
  const placed = placeCard(draft, slot, card.cardID);
  if (otherSlot === undefined || otherSlot === slot) return { draft: placed, note: null };
  const displaced = cardOf(draft.cards[slot] ?? 0);
  const moved = `${card.label} moves from ${slotLabel(otherSlot)} to ${slotLabel(slot)}`;
  if (displaced !== undefined && isEligible(otherSlot, displaced)) {
    return {
      draft: placeCard(placed, otherSlot, displaced.cardID),
      note: `${moved}, ${displaced.label} to ${slotLabel(otherSlot)}.`,
    };
  }
  const why = displaced === undefined ? '' : `: ${displaced.label} can’t play there`;
  return {
    draft: placeCard(placed, otherSlot, null),
    note: `${moved}. ${slotLabel(otherSlot)} is empty now${why}.`,
  };
};
