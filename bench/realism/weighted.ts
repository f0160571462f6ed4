import type { SeededDice } from '@pennant/rules/fairness/seeded-dice';

/** Draws items in proportion to their weights. */
export class Weighted<Item> {
  readonly #items: Item[] = [];
  readonly #upTo: number[] = [];
  #total = 0;

  constructor(parts: Iterable<readonly [item: Item, weight: number]>) {
    for (const [item, weight] of parts) {
      if (weight <= 0) continue;
      this.#total += weight;
      this.#items.push(item);
      this.#upTo.push(this.#total);
    }
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  #at(mark: number): Item | undefined {
    for (let at = 0; at < this.#upTo.length; at++) {
      if (mark < (this.#upTo[at] as number)) return this.#items[at];
    }
    return undefined;
  }

  /** One who is not taken yet; undefined where all are. */
  draw(chance: SeededDice, taken: ReadonlySet<Item>): Item | undefined {
    for (let attempt = 0; attempt < 12; attempt++) {
      const drawn = this.#at(chance.fraction('draw') * this.#total);
      if (drawn !== undefined && !taken.has(drawn)) return drawn;
    }
    return this.#items.find((item) => !taken.has(item));
  }
}
