import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { isEligible, slotKindOf } from '../teams/eligibility.ts';
import type { LineupCard, PartialLineup } from '../teams/lineup.ts';

/** The worth of a lineup: filled slots first, then ratings off the bench, then on it. */
export type Worth = readonly [filled: number, offTheBench: number, onTheBench: number];

/** Returns whether the first is worth more. */
export const isWorthMore = (a: Worth, b: Worth) => {
  const differs = a.findIndex((value, index) => value !== b[index]);
  return differs !== -1 && a[differs]! > b[differs]!;
};

/** Returns the best worth of some slots by trying every remaining player, or none, in each. */
export const bestWorthIn = (slots: readonly Slot[], cards: readonly LineupCard[]): Worth => {
  const [slot, ...others] = slots;
  if (slot === undefined) return [0, 0, 0];
  let best = bestWorthIn(others, cards);
  for (const card of cards) {
    if (!isEligible(slot, card)) continue;
    const [filled, off, on] = bestWorthIn(
      others,
      cards.filter(({ playerID }) => playerID !== card.playerID),
    );
    const worth: Worth =
      slotKindOf(slot) === 'B'
        ? [filled + 1, off, on + card.rating]
        : [filled + 1, off + card.rating, on];
    if (isWorthMore(worth, best)) best = worth;
  }
  return best;
};

export const worthOf = (lineup: PartialLineup, cards: readonly LineupCard[]): Worth => {
  let [filled, off, on] = [0, 0, 0];
  for (const slot of SLOTS) {
    const entry = lineup[slot];
    if (entry === undefined) continue;
    const { rating } = cards.find((card) => card.cardID === entry.cardID)!;
    filled += 1;
    if (slotKindOf(slot) === 'B') on += rating;
    else off += rating;
  }
  return [filled, off, on];
};
