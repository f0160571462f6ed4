import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { assignBestCards } from './assign-best-cards.ts';
import { defaultLineupOrder } from './batting-order.ts';
import type { LineupCard, LineupEntry, PartialLineup } from './lineup.ts';

/**
 * Returns the optimal lineup of these cards: an exact assignment of players to slots, each player
 * used once, with the player's best eligible card. Slots without an eligible player are left out.
 * Batting order as `defaultLineupOrder`.
 */
export const bestLineup = (cards: readonly LineupCard[]): PartialLineup =>
  Object.fromEntries(
    [...assignBestCards(SLOTS, cards, new Set())].map(([slot, { cardID }]): [Slot, LineupEntry] => [
      slot,
      { cardID, lineupOrder: defaultLineupOrder(slot) },
    ]),
  );
