/**
 * Sizes of the card pool that the lineup form offers: the best so many cards; the first is the
 * default (docs/spec/teams-games-campaigns.md, "Business constants and limits").
 */
export const CARD_POOL_SIZES = [500, 1000, 2000, 3000, 5000] as const;
