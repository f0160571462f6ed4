import { tierOf, type Tier } from '../cards/tier.ts';
import { sha256Hex } from '../fairness/commitment.ts';
import { tierWeights, type TierWeights } from './tier-weights.ts';

/** One tier of a series: its weight, and its cards in order of cardID. */
export interface OddsRow {
  readonly tier: Tier;
  readonly weight: number;
  readonly cardIDs: readonly number[];
}

/** The data of a series that its packs are drawn by. */
export interface OddsTable {
  readonly seriesID: number;
  readonly numberOfCards: number;
  /** Best tier first; a tier without cards stays in the list with its weight. */
  readonly tiers: readonly OddsRow[];
}

interface SeriesOdds {
  readonly seriesID: number;
  readonly minRating: number;
  readonly numberOfCards: number;
  /** Weights set by an admin; null for the default weights. */
  readonly tierWeights?: TierWeights | null;
}

interface RatedCard {
  readonly cardID: number;
  readonly rating: number;
}

/**
 * Returns the odds table of a series and its cards, which may be in any order. Cards below its
 * `minRating` are left out.
 */
export const buildOddsTable = (series: SeriesOdds, cards: readonly RatedCard[]): OddsTable => {
  const byTier = new Map<Tier, number[]>();
  for (const { cardID, rating } of cards) {
    if (rating < series.minRating) continue;
    const tier = tierOf(rating);
    const known = byTier.get(tier);
    if (known === undefined) byTier.set(tier, [cardID]);
    else known.push(cardID);
  }
  return {
    seriesID: series.seriesID,
    numberOfCards: series.numberOfCards,
    tiers: tierWeights(series.minRating, series.tierWeights ?? undefined).map(
      ({ tier, weight }) => ({
        tier,
        weight,
        cardIDs: (byTier.get(tier) ?? []).toSorted((a, b) => a - b),
      }),
    ),
  };
};

/** Maximum number of cards in a pack; it bounds the work of calculating exact odds. */
export const MAX_CARDS_PER_PACK = 12;

/**
 * Returns whether a series can fill a pack: it has enough different cards, some tier has a weight
 * above 0, and the pack is within the size limit.
 */
export const canFillPack = ({ numberOfCards, tiers }: OddsTable): boolean =>
  numberOfCards <= MAX_CARDS_PER_PACK &&
  tiers.some(({ weight }) => weight > 0) &&
  tiers.reduce((sum, { cardIDs }) => sum + cardIDs.length, 0) >= numberOfCards;

/** Returns the published form that is hashed: JSON without spaces, fields in this order. */
export const serializeOddsTable = ({ seriesID, numberOfCards, tiers }: OddsTable): string =>
  JSON.stringify({
    seriesID,
    numberOfCards,
    tiers: tiers.map(({ tier, weight, cardIDs }) => ({ tier, weight, cardIDs })),
  });

/** Returns the SHA-256 of the published form, UTF-8, as 64 hex digits. */
export const hashOddsTable = (text: string): string => sha256Hex(text);
