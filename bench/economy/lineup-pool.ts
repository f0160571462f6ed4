import { SLOTS, type Slot } from '@pennant/rules/games/lineup-slots';
import { bestLineup } from '@pennant/rules/teams/best-lineup';
import {
  isEligible,
  slotKindOf,
  SLOT_KINDS,
  type SlotKind,
} from '@pennant/rules/teams/eligibility';
import type { Lineup, LineupEntry } from '@pennant/rules/teams/lineup';
import type { EconomyCard } from './compiled-team.ts';

const SLOT_OF_KIND = new Map<SlotKind, Slot>(SLOTS.map((slot) => [slotKindOf(slot), slot]));

/**
 * The cards of a collection that can matter to its best lineup: for each kind of slot the best card
 * of each of the 24 best players. A lineup uses 24 players, so no other card is ever needed: the
 * best lineup of these is that of all.
 */
export class LineupPool {
  #best = new Map<SlotKind, readonly EconomyCard[]>(SLOT_KINDS.map((kind) => [kind, []]));

  /** Adds a card that is new to the collection; returns whether it can matter. */
  add(card: EconomyCard): boolean {
    let matters = false;
    for (const kind of SLOT_KINDS) {
      const slot = SLOT_OF_KIND.get(kind);
      if (slot === undefined || !isEligible(slot, card)) continue;
      const best = this.#best.get(kind) ?? [];
      const last = best.at(-1);
      if (best.length === SLOTS.length && last && last.rating >= card.rating) continue;
      const same = best.find(({ playerID }) => playerID === card.playerID);
      if (same && same.rating >= card.rating) continue;
      const others = same ? best.filter((held) => held !== same) : best;
      const index = others.findIndex(({ rating }) => rating < card.rating);
      const next = index === -1 ? [...others, card] : others.toSpliced(index, 0, card);
      this.#best.set(kind, next.slice(0, SLOTS.length));
      matters = true;
    }
    return matters;
  }

  /**
   * Returns the best lineup of the collection, by the product's own Fill Best Lineup; null if a
   * slot stays empty.
   */
  bestLineup(): Lineup | null {
    const cards = new Set([...this.#best.values()].flat());
    const lineup = bestLineup([...cards]);
    return SLOTS.every((slot) => lineup[slot] !== undefined)
      ? (lineup as Record<Slot, LineupEntry>)
      : null;
  }
}
