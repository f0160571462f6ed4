import { SLOTS, type Slot } from '../games/lineup-slots.ts';
import { assignBestCards } from './assign-best-cards.ts';
import { isBattingSlot } from './batting-order.ts';
import { isEligible, slotKindOf } from './eligibility.ts';
import type { LineupCard, LineupEntry, PartialLineup } from './lineup.ts';

/**
 * Returns the lineup with optimal replacements where a slot is empty or its card is no longer among
 * `cards`. All other cards keep their slots, except that the bench is reassigned where nobody else
 * can fill a slot. Cards that stay keep their number in the batting order; a replacement takes the
 * number of the card that it replaces.
 */
export const repairLineup = (
  lineup: PartialLineup,
  cards: readonly LineupCard[],
): PartialLineup => {
  const byID = new Map(cards.map((card) => [card.cardID, card]));
  const seen = new Set<string>();
  const gone = new Set(
    SLOTS.filter((slot) => {
      const card = byID.get(lineup[slot]?.cardID ?? 0);
      if (card === undefined || !isEligible(slot, card) || seen.has(card.playerID)) return true;
      seen.add(card.playerID);
      return false;
    }),
  );
  const fill = (open: readonly Slot[]) => {
    const stay = SLOTS.filter((slot) => !open.includes(slot));
    const taken = new Set(
      stay.flatMap((slot) => byID.get(lineup[slot]?.cardID ?? 0)?.playerID ?? []),
    );
    return { open, found: assignBestCards(open, cards, taken) };
  };
  const withoutBench = fill([...gone]);
  const fillWithBench = () =>
    fill(SLOTS.filter((slot) => gone.has(slot) || slotKindOf(slot) === 'B'));
  const { open, found } = withoutBench.found.size === gone.size ? withoutBench : fillWithBench();

  const orders = Object.values(lineup).map(({ lineupOrder }) => lineupOrder);
  const unused = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((order) => !orders.includes(order));
  return Object.fromEntries(
    SLOTS.flatMap((slot): [Slot, LineupEntry][] => {
      const cardID = open.includes(slot) ? found.get(slot)?.cardID : lineup[slot]?.cardID;
      const order = isBattingSlot(slot)
        ? (lineup[slot]?.lineupOrder ?? unused.shift() ?? null)
        : null;
      return cardID === undefined ? [] : [[slot, { cardID, lineupOrder: order }]];
    }),
  );
};
