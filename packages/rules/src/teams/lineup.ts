import type { CardPosition, CardType } from '../cards/card.ts';
import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { isBattingSlot } from './batting-order.ts';
import { isEligible } from './eligibility.ts';
import { teamScore } from './team-score.ts';

/** The fields of a card that a lineup is checked by. */
export interface LineupCard {
  readonly cardID: number;
  readonly playerID: string;
  readonly type: CardType;
  readonly positions: readonly CardPosition[];
  readonly rating: number;
}

/**
 * One slot of a lineup: the card, and its number in the batting order, null where it does not bat.
 */
export interface LineupEntry {
  readonly cardID: number;
  readonly lineupOrder: number | null;
}

export type Lineup = Readonly<Record<Slot, LineupEntry>>;

/** A lineup that may still have empty slots. */
export type PartialLineup = Readonly<Partial<Record<Slot, LineupEntry>>>;

/** Reasons why a lineup is refused, in the order of the checks, each with its message. */
export const LINEUP_REFUSALS = {
  slot_unknown: 'That is not a place in a lineup.',
  slot_empty: 'Every place in the lineup needs a card.',
  card_not_owned: 'You do not have that card.',
  card_twice: 'Only one copy of each card is allowed in your lineup',
  player_twice: 'A player may be used only once in your lineup.',
  not_eligible: 'That card may not play there.',
  batting_order: 'The batting order gives each of the nine field positions one number from 1 to 9.',
} as const;
export type LineupRefusalCode = keyof typeof LINEUP_REFUSALS;

export interface LineupRefusal {
  readonly ok: false;
  readonly code: LineupRefusalCode;
  readonly message: string;
  /** The slot concerned. */
  readonly slot: string;
}

export type CheckedLineup = { readonly ok: true; readonly score: number } | LineupRefusal;

const refuse = (code: LineupRefusalCode, slot: string): LineupRefusal => ({
  ok: false,
  code,
  message: LINEUP_REFUSALS[code],
  slot,
});

const isSlot = (slot: string): slot is Slot => SLOTS.some((known) => known === slot);

/**
 * Checks a lineup against the cards that the user has: every slot filled once, no card and no
 * player twice, every card eligible for its slot, and a batting order that is a permutation of 1 to
 * 9 over the nine slots that bat. Returns the team's score or the first reason to refuse.
 */
export const checkLineup = (
  lineup: Readonly<Partial<Record<string, LineupEntry>>>,
  cardOf: (cardID: number) => LineupCard | undefined,
): CheckedLineup => {
  const unknownSlot = Object.keys(lineup).find((slot) => !isSlot(slot));
  if (unknownSlot !== undefined) return refuse('slot_unknown', unknownSlot);

  const cardIDs = new Set<number>();
  const playerIDs = new Set<string>();
  const orders = new Set<number>();
  const ratings: number[] = [];
  for (const slot of SLOTS) {
    const entry = lineup[slot];
    if (entry === undefined) return refuse('slot_empty', slot);
    const card = cardOf(entry.cardID);
    if (card === undefined) return refuse('card_not_owned', slot);
    if (cardIDs.has(card.cardID)) return refuse('card_twice', slot);
    if (playerIDs.has(card.playerID)) return refuse('player_twice', slot);
    if (!isEligible(slot, card)) return refuse('not_eligible', slot);
    cardIDs.add(card.cardID);
    playerIDs.add(card.playerID);
    ratings.push(card.rating);
    const order = entry.lineupOrder;
    if (!isBattingSlot(slot)) {
      if (order !== null) return refuse('batting_order', slot);
    } else {
      if (order === null || !Number.isInteger(order) || order < 1 || order > 9)
        return refuse('batting_order', slot);
      if (orders.has(order)) return refuse('batting_order', slot);
      orders.add(order);
    }
  }
  return { ok: true, score: teamScore(ratings) };
};
