/** Tiers of cards by rating, the lowest first, each with the lowest rating that belongs to it (document 1, section 4). */
export const TIERS = [
  { tier: 'iron', from: 0 },
  { tier: 'bronze', from: 56 },
  { tier: 'silver', from: 66 },
  { tier: 'gold', from: 76 },
  { tier: 'titanium', from: 86 },
  { tier: 'uranium', from: 96 },
] as const;
export type Tier = (typeof TIERS)[number]['tier'];

export const HIGHEST_RATING = 100;

/** The tier of a rating of 0 to 100. */
export const tierOf = (rating: number): Tier =>
  TIERS.findLast(({ from }) => rating >= from)?.tier ?? TIERS[0].tier;

/** The highest whole rating that still belongs to a tier. */
export const topRatingOf = (tier: Tier): number => {
  const next = TIERS[TIERS.findIndex((each) => each.tier === tier) + 1];
  return next === undefined ? HIGHEST_RATING : next.from - 1;
};

/** Name of the design token that paints a tier: one place names it, pages and cards look it up. */
export const tierColorKey = (tier: Tier): `tier-${Tier}` => `tier-${tier}`;

/** Lowest ratings that the filter of My Cards offers, highest first, besides all (document 1, section 9). */
export const RATING_THRESHOLDS = [96, 86, 76, 66, 56] as const;
