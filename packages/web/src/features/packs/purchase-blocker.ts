import type { Series } from '@pennant/contract/packs';

import { formatCount, formatMoney } from '../../ui/money.tsx';

/** What a purchase depends on: the user's balance and the packs of the series bought so far. */
export interface Buyer {
  /** Null while the wallet loads. */
  readonly balance: number | null;
  /** All packs of the series that the user has ever bought. */
  readonly bought: number;
}

/** Returns how many packs of a series the user may still buy; null if there is no limit. */
export const packsLeft = (
  { purchaseLimit }: Pick<Series, 'purchaseLimit'>,
  { bought }: Pick<Buyer, 'bought'>,
): number | null => (purchaseLimit === null ? null : Math.max(0, purchaseLimit - bought));

/** Returns why `amount` packs cannot be bought, as a sentence for the user; null if they can. */
export const findPurchaseBlocker = (
  series: Pick<Series, 'cost' | 'purchaseLimit'>,
  buyer: Buyer,
  amount: number,
): string | null => {
  const left = packsLeft(series, buyer);
  if (left === 0) return 'You have bought as many as one player may.';
  if (left !== null && left < amount) return `Only ${formatCount(left)} more for each player.`;
  if (buyer.balance === null) return 'Your wallet is being looked up.';
  const shortfall = series.cost * amount - buyer.balance;
  if (shortfall <= 0) return null;
  return `${formatMoney(series.cost * amount)}: your wallet is ${formatMoney(shortfall)} short.`;
};

/** Returns one line on why some of the quantities cannot be bought; null if all of them can. */
export const summarizePurchaseBlockers = (
  series: Pick<Series, 'cost' | 'purchaseLimit'>,
  buyer: Buyer,
  maxAmount: number,
): string | null => {
  if (buyer.balance === null) return null;
  if (packsLeft(series, buyer) === 0) return findPurchaseBlocker(series, buyer, 1);
  const affordable = Math.floor(buyer.balance / series.cost);
  if (affordable === 0) {
    return `Your wallet is ${formatMoney(series.cost - buyer.balance)} short of a pack.`;
  }
  if (affordable >= maxAmount) return null;
  return `Your wallet is good for ${formatCount(affordable)} ${affordable === 1 ? 'pack' : 'packs'}.`;
};
