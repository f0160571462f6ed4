import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { assignBestCards } from './assign-best-cards.ts';
import { defaultLineupOrder } from './batting-order.ts';
import type { LineupCard, LineupEntry, PartialLineup } from './lineup.ts';
import { sortStaffs } from './sort-staffs.ts';

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

/**
 * Returns the optimal lineup of these cards: an exact assignment of players to slots, each player
 * used once, with the player's best eligible card. Slots without an eligible player are left out.
 * Batting order as `defaultLineupOrder`; starters and relievers by rating, best first.
 */
export const bestLineup = (cards: readonly LineupCard[]): PartialLineup =>
  toLineup(sortStaffs(assignBestCards(SLOTS, cards, new Set())));
