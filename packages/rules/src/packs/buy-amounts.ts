/** How many packs can be bought at once (document 1, section 5). */
export const BUY_AMOUNTS = [1, 10, 25, 50, 100] as const;
export type BuyAmount = (typeof BUY_AMOUNTS)[number];

export const isBuyAmount = (amount: number): amount is BuyAmount =>
  BUY_AMOUNTS.some((each) => each === amount);

/** The most packs that one request opens. */
export const MOST_PACKS_OPENED_AT_ONCE = 100;

/** Cards of a pack where a series says nothing else (document 1, section 3). */
export const CARDS_IN_A_PACK = 6;
