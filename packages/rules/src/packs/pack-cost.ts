/** Maximum share of its cost that a pack may resell for on average. */
export const MAX_RESALE_SHARE = 0.85;

/**
 * Cost of a pack by the lowest rating of its series, for series with cards of every tier
 * (docs/spec/realism.md, "Ratings, positions, economy").
 */
export const PACK_COSTS = [
  { minRating: 96, cost: 5650 },
  { minRating: 86, cost: 1920 },
  { minRating: 76, cost: 1000 },
  { minRating: 66, cost: 440 },
  { minRating: 56, cost: 220 },
  { minRating: 0, cost: 130 },
] as const;

/** Cost of a pack of a season's base series. */
export const BASE_PACK_COST = 130;

/** Calculated costs are rounded up to a multiple of this. */
const COST_STEP = 10;

/** Returns the lowest whole cost allowed for a pack with this average resale value. */
export const lowestCost = (expectedResale: number): number =>
  // Rounding errors must not turn an exact bound into the next whole number.
  Math.ceil(expectedResale / MAX_RESALE_SHARE - 1e-9);

/**
 * Returns the cost of a pack of a series with this lowest rating: the listed cost, or more where
 * its cards resell for more.
 */
export const packCost = (minRating: number, expectedResale: number): number => {
  const listed = PACK_COSTS.find((row) => minRating >= row.minRating)?.cost ?? BASE_PACK_COST;
  return Math.max(listed, Math.ceil(lowestCost(expectedResale) / COST_STEP) * COST_STEP);
};

/** Checks whether a series may be offered: its cost must cover the resale value of its packs. */
export const checkPackCost = (series: {
  readonly cost: number;
  readonly expectedResale: number;
}):
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'cost_below_resale'; readonly lowestCost: number } => {
  const lowest = lowestCost(series.expectedResale);
  return series.cost >= lowest
    ? { ok: true }
    : { ok: false, code: 'cost_below_resale', lowestCost: lowest };
};
