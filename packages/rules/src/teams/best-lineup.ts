import { FIRST_BENCH, SLOTS, type Slot } from '../games/slot.ts';
import { bestAssignment } from './assignment.ts';
import { defaultLineupOrder } from './batting-order.ts';
import { isEligible, kindOf, type SlotKind } from './eligibility.ts';
import type { LineupCard, LineupEntry } from './lineup.ts';

/** How many of the best cards the lineup form looks at (document 2, section 9); the first is the default. */
export const CARD_POOL_SIZES = [500, 1000, 2000, 3000, 5000] as const;

/** A lineup that may still have empty slots. */
export type PartialLineup = Readonly<Partial<Record<Slot, LineupEntry>>>;

/**
 * Worth of a filled slot besides its rating, and what a rating point off the bench is worth in rating points on it. Both so
 * large that all ratings of what comes after can never make up for one: first as many slots filled as can be, then the
 * total rating of the 19 places off the bench, then that of the bench. Sums stay whole numbers that a double holds.
 */
const FILLED = 10_000_000;
const OFF_THE_BENCH = 1_000;

/**
 * The best lineup that these cards make, in exact terms: an assignment of players to slots, each player to be used once,
 * with whichever of his cards is worth most there. Slots that nobody can take stay out. Batting order as documented.
 */
export const bestLineup = (cards: readonly LineupCard[]): PartialLineup => {
  const bestOf = new Map<string, Map<SlotKind, LineupCard>>();
  const byRating = cards.toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID);
  const kinds = new Map(SLOTS.map((slot) => [kindOf(slot), slot]));
  for (const card of byRating) {
    let mine = bestOf.get(card.playerID);
    if (mine === undefined) bestOf.set(card.playerID, (mine = new Map()));
    for (const [kind, slot] of kinds) {
      if (!mine.has(kind) && isEligible(slot, card)) mine.set(kind, card);
    }
  }

  const players = [...bestOf.values()];
  // One column more for each slot: the slot left empty, worth nothing.
  const columns = players.length + SLOTS.length;
  const worth = new Float64Array(SLOTS.length * columns);
  SLOTS.forEach((slot, row) => {
    const kind = kindOf(slot);
    const perPoint = row < FIRST_BENCH ? OFF_THE_BENCH : 1;
    players.forEach((mine, column) => {
      const card = mine.get(kind);
      // Whom the slot refuses is worth less than leaving it empty.
      worth[row * columns + column] = card === undefined ? -1 : FILLED + card.rating * perPoint;
    });
  });

  const chosen = bestAssignment(SLOTS.length, columns, worth);
  const lineup: Partial<Record<Slot, LineupEntry>> = {};
  SLOTS.forEach((slot, row) => {
    const card = players[chosen[row] ?? -1]?.get(kindOf(slot));
    if (card !== undefined) {
      lineup[slot] = { cardID: card.cardID, lineupOrder: defaultLineupOrder(slot) };
    }
  });
  return lineup;
};
