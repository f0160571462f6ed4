import { TIERS, topRatingOf, type Tier } from '../cards/tier.ts';

/**
 * Default weights of the tiers, in thousandths of a card of a pack, for series with cards of every
 * tier (docs/spec/realism.md, "Ratings, positions, economy").
 */
export const TIER_WEIGHTS: TierWeights = {
  iron: 460,
  bronze: 270,
  silver: 165,
  gold: 80,
  titanium: 22,
  uranium: 3,
};

/** A tier and its share: its weight over the sum of all weights of the series. */
export interface TierWeight {
  readonly tier: Tier;
  readonly weight: number;
}

/** A weight for each tier, whole numbers of 0 to `MOST_TIER_WEIGHT`. */
export type TierWeights = Readonly<Record<Tier, number>>;

/** Maximum weight that an admin can give a tier. */
export const MAX_TIER_WEIGHT = 1000;

/**
 * Returns the tiers, with their weights, of a series without cards below `minRating`, best first;
 * lower tiers are left out. `weights` are the series' own, if it has any.
 */
export const tierWeights = (
  minRating: number,
  weights: TierWeights = TIER_WEIGHTS,
): readonly TierWeight[] =>
  TIERS.filter(({ tier }) => topRatingOf(tier) >= minRating)
    .map(({ tier }) => ({ tier, weight: weights[tier] }))
    .toReversed();
