import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { assignBestCards } from './assign-best-cards.ts';
import { defaultLineupOrder } from './batting-order.ts';
import type { LineupCard, LineupEntry, PartialLineup } from './lineup.ts';

const toLineup = (cards: ReadonlyMap<Slot, LineupCard>): PartialLineup =>
  Object.fromEntries(
    [...cards].map(([slot, { cardID }]): [Slot, LineupEntry] => [
      slot,
      { cardID, lineupOrder: defaultLineupOrder(slot) },
    ]),
  );

/**
 * Returns the optimal lineup of these cards with the pitchers as the assignment left them: what
 * computer teams are made of.
 */
export const assignBestLineup = (cards: readonly LineupCard[]): PartialLineup =>
  toLineup(assignBestCards(SLOTS, cards, new Set()));

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

/**
 * Returns the optimal lineup of these cards: an exact assignment of players to slots, each player
 * used once, with the player's best eligible card. Slots without an eligible player are left out.
 * Batting order as `defaultLineupOrder`; starters and relievers by rating, best first.
 */
export const bestLineup = (cards: readonly LineupCard[]): PartialLineup =>
  toLineup(sortStaffs(assignBestCards(SLOTS, cards, new Set())));
