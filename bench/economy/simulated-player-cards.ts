import { copiesToSell, salePrice } from '@pennant/rules/cards/sale-price';
import { tierOf, type Tier } from '@pennant/rules/cards/tier';
import type { OddsTable } from '@pennant/rules/packs/odds-table';
import {
  countGiven,
  countPossibleSwaps,
  proposeCopies,
  SWAP_COPIES,
} from '@pennant/rules/packs/swap-box';
import type { EconomyCard } from './compiled-team.ts';
import { LineupPool } from './lineup-pool.ts';

/** The cards of one player. */
export class SimulatedPlayerCards {
  readonly pool = new LineupPool();
  /** Different cards owned of each tier. */
  readonly ofTier: Record<Tier, number> = {
    iron: 0,
    bronze: 0,
    silver: 0,
    gold: 0,
    titanium: 0,
    uranium: 0,
  };
  /** Different cards owned of each season. */
  readonly ofYear = new Map<number, number>();
  readonly #copies = new Map<number, { amount: number; unsellable: number }>();
  readonly #duplicates = new Set<number>();
  readonly #cardOf: (cardID: number) => EconomyCard;

  constructor(cardOf: (cardID: number) => EconomyCard) {
    this.#cardOf = cardOf;
  }

  get size(): number {
    return this.#copies.size;
  }

  /** Returns every card owned. */
  cards(): EconomyCard[] {
    return [...this.#copies.keys()].map((cardID) => this.#cardOf(cardID));
  }

  /** Adds a card; returns whether it is new and can matter to the best lineup. */
  receive(cardID: number, unsellable = false): boolean {
    const known = this.#copies.get(cardID);
    if (known !== undefined) {
      known.amount += 1;
      if (unsellable) known.unsellable += 1;
      this.#duplicates.add(cardID);
      return false;
    }
    const card = this.#cardOf(cardID);
    this.#copies.set(cardID, { amount: 1, unsellable: unsellable ? 1 : 0 });
    this.ofTier[tierOf(card.rating)] += 1;
    this.ofYear.set(card.year, (this.ofYear.get(card.year) ?? 0) + 1);
    return this.pool.add(card);
  }

  /**
   * Swaps extra copies of a series for its missing cards, as often as that is possible: in each
   * tier for the first missing card of the list. Returns the number of swaps, and whether a card
   * that came can matter to the best lineup.
   */
  swapExtraCopies(table: OddsTable): { readonly swaps: number; readonly matters: boolean } {
    let swaps = 0;
    let matters = false;
    for (const { cardIDs, missing } of this.#tiersOf(table)) {
      for (const wanted of missing) {
        const given = proposeCopies(this.#extraCopiesOf(cardIDs));
        if (given === null) break;
        for (const [cardID, count] of countGiven({ given }))
          this.#copies.get(cardID)!.amount -= count;
        swaps += 1;
        if (this.receive(wanted)) matters = true;
      }
    }
    return { swaps, matters };
  }

  /** Returns whether the extra copies of a series bring every card of it that is missing. */
  canSwapForRest(table: OddsTable): boolean {
    return this.#tiersOf(table).every(
      ({ cardIDs, missing }) =>
        missing.length === 0 ||
        countPossibleSwaps({ extra: this.#countExtra(cardIDs), missing: missing.length }) ===
          missing.length,
    );
  }

  /** Returns the tiers that packs of a series bring, each with its missing cards. */
  #tiersOf({ tiers }: OddsTable) {
    return tiers
      .filter(({ weight }) => weight > 0)
      .map(({ cardIDs }) => ({
        cardIDs,
        missing: cardIDs.filter((cardID) => !this.#copies.has(cardID)),
      }));
  }

  #extraCopiesOf(cardIDs: readonly number[]) {
    return cardIDs.flatMap((cardID) => {
      if (!this.#duplicates.has(cardID)) return [];
      const copies = copiesToSell({ ...this.#copies.get(cardID)!, isLocked: false });
      return copies > 0 ? [{ cardID, copies }] : [];
    });
  }

  #countExtra(cardIDs: readonly number[]): number {
    return this.#extraCopiesOf(cardIDs).reduce((sum, { copies }) => sum + copies, 0);
  }

  /**
   * Sells all duplicates, or those that the Swap Box will not need for the missing cards of a
   * series: three for each in its tier are kept. Returns what they bring.
   */
  sellDuplicates(keptFor: OddsTable | null = null): number {
    const toKeep = new Map<number, { copies: number }>();
    for (const { cardIDs, missing } of keptFor === null ? [] : this.#tiersOf(keptFor)) {
      const kept = { copies: SWAP_COPIES * missing.length };
      for (const cardID of cardIDs) toKeep.set(cardID, kept);
    }
    let money = 0;
    for (const cardID of this.#duplicates) {
      const copies = this.#copies.get(cardID)!;
      const extra = copiesToSell({ ...copies, isLocked: false });
      const ofTier = toKeep.get(cardID);
      const kept = Math.min(extra, ofTier?.copies ?? 0);
      if (ofTier !== undefined) ofTier.copies -= kept;
      copies.amount -= extra - kept;
      if (kept === 0) this.#duplicates.delete(cardID);
      money += (extra - kept) * salePrice(this.#cardOf(cardID).rating);
    }
    return money;
  }

  /** Returns what selling every sellable copy of these cards would bring. */
  worthOf(cardIDs: readonly number[]): number {
    return cardIDs.reduce((sum, cardID) => {
      const copies = this.#copies.get(cardID);
      const sold = copies === undefined ? 0 : copiesToSell({ ...copies, isLocked: false }, 0);
      return sum + sold * salePrice(this.#cardOf(cardID).rating);
    }, 0);
  }
}
