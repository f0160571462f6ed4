/** How many packs can be bought at once (docs/spec/accounts-packs-cards.md, "Validation rules"). */
export const BUY_AMOUNTS = [1, 10, 25, 50, 100] as const;
export type BuyAmount = (typeof BUY_AMOUNTS)[number];

export const isBuyAmount = (amount: number): amount is BuyAmount =>
  BUY_AMOUNTS.some((allowed) => allowed === amount);

/** Maximum number of packs that one request opens. */
export const MAX_PACKS_PER_OPENING = 100;

/**
 * Default number of cards in a pack
 * (docs/spec/accounts-packs-cards.md, "Entities and their fields").
 */
export const DEFAULT_CARDS_PER_PACK = 6;
