import { TIERS, topRatingOf, type Tier } from '../cards/tier.ts';

/** Chances of each tier for one card of a pack, in thousandths, where a series holds them all (realism, section 4). */
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

/** The greatest weight that an admin can give a tier. */
export const MOST_TIER_WEIGHT = 1000;

/**
 * The tiers of a series that holds no card below `minRating`, best first; the tiers below it have no share. `weights` where
 * the series has its own.
 */
export const tierWeights = (
  minRating: number,
  weights: TierWeights = TIER_WEIGHTS,
): readonly TierWeight[] =>
  TIERS.filter(({ tier }) => topRatingOf(tier) >= minRating)
    .map(({ tier }) => ({ tier, weight: weights[tier] }))
    .toReversed();
