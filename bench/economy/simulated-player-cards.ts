import { copiesToSell, salePrice } from '@pennant/rules/cards/sale-price';
import { tierOf, type Tier } from '@pennant/rules/cards/tier';
import type { OddsTable } from '@pennant/rules/packs/odds-table';
import { countGiven, proposeCopies } from '@pennant/rules/packs/swap-box';
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
  swapExtraCopies({ tiers }: OddsTable): { readonly swaps: number; readonly matters: boolean } {
    let swaps = 0;
    let matters = false;
    for (const { weight, cardIDs } of tiers) {
      if (weight === 0) continue;
      const missing = cardIDs.filter((cardID) => !this.#copies.has(cardID));
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

  #extraCopiesOf(cardIDs: readonly number[]) {
    return cardIDs.flatMap((cardID) => {
      if (!this.#duplicates.has(cardID)) return [];
      const copies = copiesToSell({ ...this.#copies.get(cardID)!, isLocked: false });
      return copies > 0 ? [{ cardID, copies }] : [];
    });
  }

  /** Sells all duplicates; returns what they bring. */
  sellDuplicates(): number {
    let money = 0;
    for (const cardID of this.#duplicates) {
      const copies = this.#copies.get(cardID)!;
      const sold = copiesToSell({ ...copies, isLocked: false });
      copies.amount -= sold;
      money += sold * salePrice(this.#cardOf(cardID).rating);
    }
    this.#duplicates.clear();
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
