/** What one extra copy sells for, by the lowest rating that brings it, dearest first (document 1, section 9). */
export const SALE_PRICES = [
  { from: 96, price: 800 },
  { from: 86, price: 200 },
  { from: 76, price: 100 },
  { from: 66, price: 10 },
  { from: 0, price: 1 },
] as const;

/** Whole money for one extra copy of a card of this rating. */
export const salePrice = (rating: number): number =>
  SALE_PRICES.find(({ from }) => rating >= from)?.price ?? 1;

/** The most copies of each card that a seller may ask to keep. */
export const MOST_COPIES_KEPT = 99;

/**
 * How many copies Sell All Duplicates takes of a card. One always stays, or `keep` of them; so do the copies that may not
 * be sold (the starter set) and those that a team needs, of which one copy serves every team.
 */
export const copiesToSell = (
  copies: { readonly amount: number; readonly unsellable: number },
  keep = 1,
): number => Math.max(0, copies.amount - Math.max(1, keep, copies.unsellable));
