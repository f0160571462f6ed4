import { salePrice } from '../cards/sale-price.ts';
import { TIERS, type Tier } from '../cards/tier.ts';
import type { TierOdds } from './tier-odds.ts';

/** The published odds of a series as columns of equal length, best tier first. */
export interface SeriesOdds {
  tiers: Tier[];
  /** Probability that one card of a pack is of each tier. */
  chances: number[];
  /** How many cards of each tier the series holds. */
  cards: number[];
}

/** The odds of one tier of a series with what its duplicates sell for. */
export interface PricedTierOdds extends TierOdds {
  /** Sale price of a duplicate of this tier. */
  readonly salePrice: number;
}

/** Number of hex digits of an odds mark. */
export const ODDS_MARK_LENGTH = 8;

/** Returns the mark of an odds table: the first digits of its SHA-256, which tell odds apart. */
export const oddsMarkOf = (oddsHash: string): string => oddsHash.slice(0, ODDS_MARK_LENGTH);

/** Returns the sale price of a duplicate of this tier, the same for all its ratings. */
export const salePriceOfTier = (tier: Tier): number =>
  salePrice(TIERS.find((row) => row.tier === tier)?.from ?? 0);

/** Returns the odds of a series in the form in which the list of series publishes them. */
export const toSeriesOdds = (tiers: readonly TierOdds[]): SeriesOdds => ({
  tiers: tiers.map(({ tier }) => tier),
  // Not rounded: pages show 1 in so many, and a rounded chance may be shown as 1 in one more.
  chances: tiers.map(({ chance }) => chance),
  cards: tiers.map(({ cards }) => cards),
});

/** Returns the odds of each tier, best tier first, with the chance of each of its cards. */
export const listTierOdds = ({ tiers, chances, cards }: SeriesOdds): readonly PricedTierOdds[] =>
  tiers.map((tier, index) => {
    const [chance, count] = [chances[index] ?? 0, cards[index] ?? 0];
    return {
      tier,
      cards: count,
      chance,
      chanceOfEach: count === 0 ? 0 : chance / count,
      salePrice: salePriceOfTier(tier),
    };
  });

/** Returns the average sale price of a pack in which every card is a duplicate. */
export const resaleOfOdds = (odds: SeriesOdds, numberOfCards: number): number =>
  listTierOdds(odds).reduce((sum, row) => sum + row.chanceOfEach * row.cards * row.salePrice, 0) *
  numberOfCards;
