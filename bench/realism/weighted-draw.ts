import type { SeededDice } from '@pennant/rules/fairness/seeded-dice';

/** Items drawn at random in proportion to their weights. */
export class WeightedItems<Item> {
  readonly #items: Item[] = [];
  readonly #cumulativeWeights: number[] = [];
  #total = 0;

  constructor(parts: Iterable<readonly [item: Item, weight: number]>) {
    for (const [item, weight] of parts) {
      if (weight <= 0) continue;
      this.#total += weight;
      this.#items.push(item);
      this.#cumulativeWeights.push(this.#total);
    }
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  #itemAt(mark: number): Item | undefined {
    for (let index = 0; index < this.#cumulativeWeights.length; index++) {
      if (mark < (this.#cumulativeWeights[index] as number)) return this.#items[index];
    }
    return undefined;
  }

  /** Draws an item that is not taken yet; undefined if all are. */
  draw(dice: SeededDice, taken: ReadonlySet<Item>): Item | undefined {
    for (let attempt = 0; attempt < 12; attempt++) {
      const drawn = this.#itemAt(dice.fraction('draw') * this.#total);
      if (drawn !== undefined && !taken.has(drawn)) return drawn;
    }
    return this.#items.find((item) => !taken.has(item));
  }
}
