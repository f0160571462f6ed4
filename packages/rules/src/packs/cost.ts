/** The largest part of its cost that a pack may resell for. */
export const MOST_RESOLD = 0.85;

/** What a pack costs by the lowest rating of its series, for tiers that all have cards (realism, section 4). */
export const PACK_COSTS = [
  { minRating: 96, cost: 5650 },
  { minRating: 86, cost: 1920 },
  { minRating: 76, cost: 1000 },
  { minRating: 66, cost: 440 },
  { minRating: 56, cost: 220 },
  { minRating: 0, cost: 130 },
] as const;

/** What a pack of a season's base series costs, from the start to its last card. */
export const BASE_PACK_COST = 130;

/** Steps in which costs that are worked out are rounded up. */
const COST_STEP = 10;

/** The lowest whole cost at which a pack that resells for this much on average is offered. */
export const lowestCost = (expectedResale: number): number =>
  // A double's last digit must not turn an exact bound into the next whole number.
  Math.ceil(expectedResale / MOST_RESOLD - 1e-9);

/** What a series whose cards are at least this good costs: the listed cost, or more where its own cards resell for more. */
export const packCost = (minRating: number, expectedResale: number): number => {
  const listed = PACK_COSTS.find((each) => minRating >= each.minRating)?.cost ?? BASE_PACK_COST;
  return Math.max(listed, Math.ceil(lowestCost(expectedResale) / COST_STEP) * COST_STEP);
};

/** Whether a series may be offered: its cost covers what its packs resell for. */
export const costCoversResale = (series: {
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
