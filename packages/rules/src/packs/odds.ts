import { salePrice } from '../cards/sale-price.ts';
import type { Tier } from '../cards/tier.ts';
import { weightsInForce } from './draw-pack.ts';
import { canFillAPack, type OddsTable } from './odds-table.ts';

/** A tier's odds for one card of a pack, the mean over the pack's cards. */
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
 * How many cards of each tier a pack holds on average, exactly. A tier that a pack cannot use up keeps its weight from card
 * to card; of one that it can, the number taken so far is carried along, with its probability.
 */
const meanCardsOf = (table: OddsTable): readonly number[] => {
  const weights = table.tiers.map(({ weight }) => weight);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = table.tiers.map(({ cardIDs }) => cardIDs.length);
  const canRunOut = sizes.map((size) => size > 0 && size < table.numberOfCards);
  const means = sizes.map(() => 0);

  let states = new Map([['', { taken: sizes.map(() => 0), probability: 1 }]]);
  for (let card = 0; card < table.numberOfCards; card += 1) {
    const next: typeof states = new Map();
    for (const { taken, probability } of states.values()) {
      const left = sizes.map((size, at) => size - (taken[at] ?? 0));
      weightsInForce(weights, left).forEach((weight, at) => {
        if (weight === 0) return;
        const share = (probability * weight) / total;
        means[at] = (means[at] ?? 0) + share;
        const after = canRunOut[at] ? taken.with(at, (taken[at] ?? 0) + 1) : taken;
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

/**
 * The exact odds of a series, best tier first: what the page that sells it shows. All are 0 where it cannot fill a pack:
 * there is nothing to draw.
 */
export const tierOdds = (table: OddsTable): readonly TierOdds[] => {
  const means = canFillAPack(table) ? meanCardsOf(table) : noCards(table);
  return table.tiers.map(({ tier, cardIDs }, at) => {
    const chance = (means[at] ?? 0) / table.numberOfCards;
    return {
      tier,
      cards: cardIDs.length,
      chance,
      chanceOfEach: cardIDs.length === 0 ? 0 : chance / cardIDs.length,
    };
  });
};

/** What a pack sells for on average once every card in it is a duplicate. */
export const expectedResale = (table: OddsTable, ratingOf: (cardID: number) => number): number =>
  tierOdds(table).reduce((sum, { chanceOfEach }, at) => {
    const prices = (table.tiers[at]?.cardIDs ?? []).map((cardID) => salePrice(ratingOf(cardID)));
    return sum + chanceOfEach * prices.reduce((all, price) => all + price, 0);
  }, 0) * table.numberOfCards;
