import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import type { LineupCard } from './lineup.ts';

/** The slots that pitchers of one kind share; the first of them is the first to pitch. */
const STAFFS: readonly (readonly Slot[])[] = [
  SLOTS.filter((slot) => slot.startsWith('SP')),
  SLOTS.filter((slot) => slot.startsWith('RP')),
];

/** Returns the same cards with starters and relievers by rating, best first, empty slots last. */
export const sortStaffs = <Card extends LineupCard>(
  cards: ReadonlyMap<Slot, Card>,
): ReadonlyMap<Slot, Card> => {
  const sorted = new Map(cards);
  for (const slots of STAFFS) {
    const staff = slots
      .flatMap((slot) => cards.get(slot) ?? [])
      .toSorted((a, b) => b.rating - a.rating || a.cardID - b.cardID);
    for (const slot of slots) sorted.delete(slot);
    slots.slice(0, staff.length).forEach((slot, index) => {
      const card = staff[index];
      if (card !== undefined) sorted.set(slot, card);
    });
  }
  return sorted;
};
