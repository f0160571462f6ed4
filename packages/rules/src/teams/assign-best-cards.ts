import { FIRST_BENCH, SLOTS, type Slot } from '../games/lineup-slots.ts';
import { solveAssignment } from './assignment-problem.ts';
import { isEligible, slotKindOf, type SlotKind } from './eligibility.ts';
import type { LineupCard } from './lineup.ts';

/**
 * Worth of a filled slot apart from its rating, and of a rating point off the bench relative to one
 * on it. Both are large enough for a lexicographic order: the number of filled slots, then the
 * total rating of the 19 slots off the bench, then that of the bench. Sums are integers exact in a
 * double.
 */
const FILLED = 10_000_000;
const OFF_THE_BENCH = 1_000;

/** A player's best card for each kind of slot that the player is considered for. */
type Candidate = Map<SlotKind, LineupCard>;

/**
 * Returns the players who can be part of an optimal assignment of the open slots: for each kind, as
 * many of the best as there are slots. Others are never needed, since one of those better players
 * is always free. This keeps the assignment small for collections of any size.
 */
const selectCandidates = (
  slots: readonly Slot[],
  byRating: readonly LineupCard[],
  taken: ReadonlySet<string>,
): Candidate[] => {
  const candidates = new Map<string, Candidate>();
  const open = new Map(slots.map((slot) => [slotKindOf(slot), { slot, left: slots.length }]));
  for (const card of byRating) {
    if (open.size === 0) break;
    if (taken.has(card.playerID)) continue;
    for (const [kind, need] of open) {
      if (!isEligible(need.slot, card)) continue;
      let candidate = candidates.get(card.playerID);
      if (candidate === undefined) candidates.set(card.playerID, (candidate = new Map()));
      if (candidate.has(kind)) continue;
      candidate.set(kind, card);
      need.left -= 1;
      if (need.left === 0) open.delete(kind);
    }
  }
  return [...candidates.values()];
};

/**
 * Returns the optimal cards for these slots: each player once, none of those who are taken. Slots
 * without an eligible player are left out.
 */
export const assignBestCards = (
  slots: readonly Slot[],
  cards: readonly LineupCard[],
  taken: ReadonlySet<string>,
): ReadonlyMap<Slot, LineupCard> => {
  const byRating = cards.toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID);
  const players = selectCandidates(slots, byRating, taken);
  // One further column for each slot stands for leaving it empty, worth 0.
  const columns = players.length + slots.length;
  const worth = new Float64Array(slots.length * columns);
  slots.forEach((slot, row) => {
    const kind = slotKindOf(slot);
    const perPoint = SLOTS.indexOf(slot) < FIRST_BENCH ? OFF_THE_BENCH : 1;
    players.forEach((candidate, column) => {
      const card = candidate.get(kind);
      // An ineligible player is worth less than an empty slot.
      worth[row * columns + column] = card === undefined ? -1 : FILLED + card.rating * perPoint;
    });
  });
  const chosen = solveAssignment(slots.length, columns, worth);
  return new Map(
    slots.flatMap((slot, row): [Slot, LineupCard][] => {
      const card = players[chosen[row] ?? -1]?.get(slotKindOf(slot));
      return card === undefined ? [] : [[slot, card]];
    }),
  );
};
