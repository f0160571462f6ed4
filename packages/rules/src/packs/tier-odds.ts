import { salePrice } from '../cards/sale-price.ts';
import type { Tier } from '../cards/tier.ts';
import { effectiveWeights } from './draw-pack.ts';
import { canFillPack, type OddsTable } from './odds-table.ts';

/** Odds of a tier for one card of a pack, the mean over the pack's cards. */
export interface TierOdds {
  readonly tier: Tier;
  /** How many cards of the tier the series holds. */
  readonly cards: number;
  /** Chance that a card of a pack is of this tier. */
  readonly chance: number;
  /** Chance that a card of a pack is one particular card of this tier; 0 where there is none. */
  readonly chanceOfEach: number;
}

/**
 * Returns the exact mean number of cards of each tier in a pack. A tier that a pack cannot exhaust
 * keeps its weight from card to card; for the others, the distribution of the number taken so far
 * is tracked.
 */
const meanCardsPerTier = (table: OddsTable): readonly number[] => {
  const weights = table.tiers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = table.tiers.map(({ cardIDs }) => cardIDs.length);
  const canRunOut = sizes.map((size) => size > 0 && size < table.numberOfCards);
  const means = sizes.map(() => 0);

  let states = new Map([['', { taken: sizes.map(() => 0), probability: 1 }]]);
  for (let card = 0; card < table.numberOfCards; card += 1) {
    const next: typeof states = new Map();
    for (const { taken, probability } of states.values()) {
      const left = sizes.map((size, index) => size - (taken[index] ?? 0));
      effectiveWeights(weights, left).forEach((weight, index) => {
        if (weight === 0) return;
        const share = (probability * weight) / total;
        means[index] = (means[index] ?? 0) + share;
        const after = canRunOut[index] ? taken.with(index, (taken[index] ?? 0) + 1) : taken;
        const key = after.join();
        const known = next.get(key);
        if (known === undefined) next.set(key, { taken: after, probability: share });
        else known.probability += share;
      });
    }
    states = next;
  }
  return means;
};

const noCards = (table: OddsTable) => table.tiers.map(() => 0);

/** Returns the exact odds of a series, best tier first. All are 0 where it cannot fill a pack. */
export const tierOdds = (table: OddsTable): readonly TierOdds[] => {
  const means = canFillPack(table) ? meanCardsPerTier(table) : noCards(table);
  return table.tiers.map(({ tier, cardIDs }, index) => {
    const chance = (means[index] ?? 0) / table.numberOfCards;
    return {
      tier,
      cards: cardIDs.length,
      chance,
      chanceOfEach: cardIDs.length === 0 ? 0 : chance / cardIDs.length,
    };
  });
};

/** Returns the average sale price of a pack in which every card is a duplicate. */
export const expectedResale = (table: OddsTable, ratingOf: (cardID: number) => number): number =>
  tierOdds(table).reduce((sum, { chanceOfEach }, index) => {
    const prices = (table.tiers[index]?.cardIDs ?? []).map((cardID) => salePrice(ratingOf(cardID)));
    return sum + chanceOfEach * prices.reduce((all, price) => all + price, 0);
  }, 0) * table.numberOfCards;
