/**
 * Tiers of cards, lowest first, each with its lowest rating
 * (docs/spec/accounts-packs-cards.md, "States and transitions").
 */
export const TIERS = [
  { tier: 'iron', from: 0 },
  { tier: 'bronze', from: 56 },
  { tier: 'silver', from: 66 },
  { tier: 'gold', from: 76 },
  { tier: 'titanium', from: 86 },
  { tier: 'uranium', from: 96 },
] as const;
export type Tier = (typeof TIERS)[number]['tier'];

export const MAX_RATING = 100;

/** Returns the tier of a rating of 0 to 100. */
export const tierOf = (rating: number): Tier =>
  TIERS.findLast(({ from }) => rating >= from)?.tier ?? TIERS[0].tier;

/** Returns the highest whole rating of a tier. */
export const topRatingOf = (tier: Tier): number => {
  const next = TIERS[TIERS.findIndex((row) => row.tier === tier) + 1];
  return next === undefined ? MAX_RATING : next.from - 1;
};

/** Returns the name of the design token for a tier's color. */
export const tierColorKey = (tier: Tier): `tier-${Tier}` => `tier-${tier}`;

/**
 * Minimum ratings that the filter of My Cards offers besides "all", highest first
 * (docs/spec/accounts-packs-cards.md, "Business constants and limits").
 */
export const RATING_THRESHOLDS = [96, 86, 76, 66, 56] as const;
