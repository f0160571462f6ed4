/**
 * Sale price of one extra copy, by the lowest rating with that price, highest first
 * (docs/spec/accounts-packs-cards.md, "Business constants and limits").
 */
export const SALE_PRICES = [
  { from: 96, price: 800 },
  { from: 86, price: 200 },
  { from: 76, price: 100 },
  { from: 66, price: 10 },
  { from: 0, price: 1 },
] as const;

/** Returns the sale price of one extra copy of a card of this rating, in whole money. */
export const salePrice = (rating: number): number =>
  SALE_PRICES.find(({ from }) => rating >= from)?.price ?? 1;

/** Maximum number of copies of each card that a seller can choose to keep. */
export const MAX_COPIES_KEPT = 99;

/** What a sale needs to know of a user's copies of a card. */
export interface OwnedCopies {
  readonly amount: number;
  /** Copies of the starter set, which are never sold. */
  readonly unsellable: number;
  /** Whether the user has locked the card: none of its copies is sold. */
  readonly isLocked: boolean;
}

/**
 * Returns how many copies of a card Sell All Duplicates sells. One copy, or `keep` copies, are
 * always kept; so are unsellable copies (the starter set), the one that teams need, which serves
 * all teams, and every copy of a locked card.
 */
export const copiesToSell = ({ amount, unsellable, isLocked }: OwnedCopies, keep = 1): number =>
  isLocked ? 0 : Math.max(0, amount - Math.max(1, keep, unsellable));
