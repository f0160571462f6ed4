import type { Series } from '@pennant/contract/packs';

import { countText, moneyText } from '../../ui/money.tsx';

/** What a player has that a purchase depends on. */
export interface Buyer {
  /** Null while it is not known. */
  readonly balance: number | null;
  /** Packs of the series that he has ever bought. */
  readonly bought: number;
}

/** How many packs a player may still buy of a series; null where there is no limit. */
export const packsLeft = (
  { purchaseLimit }: Pick<Series, 'purchaseLimit'>,
  { bought }: Pick<Buyer, 'bought'>,
): number | null => (purchaseLimit === null ? null : Math.max(0, purchaseLimit - bought));

/** Why so many packs cannot be bought, in words for the buyer; null where they can. */
export const whyNot = (
  series: Pick<Series, 'cost' | 'purchaseLimit'>,
  buyer: Buyer,
  amount: number,
): string | null => {
  const left = packsLeft(series, buyer);
  if (left === 0) return 'You have bought as many as one player may.';
  if (left !== null && left < amount) return `Only ${countText(left)} more for each player.`;
  if (buyer.balance === null) return 'Your wallet is being looked up.';
  const short = series.cost * amount - buyer.balance;
  if (short <= 0) return null;
  return `${moneyText(series.cost * amount)}: your wallet is ${moneyText(short)} short.`;
};

/** What keeps the player from some of the quantities, in one line; null where nothing does. */
export const whatHolds = (
  series: Pick<Series, 'cost' | 'purchaseLimit'>,
  buyer: Buyer,
  most: number,
): string | null => {
  if (buyer.balance === null) return null;
  if (packsLeft(series, buyer) === 0) return whyNot(series, buyer, 1);
  const affordable = Math.floor(buyer.balance / series.cost);
  if (affordable === 0) {
    return `Your wallet is ${moneyText(series.cost - buyer.balance)} short of a pack.`;
  }
  if (affordable >= most) return null;
  return `Your wallet is good for ${countText(affordable)} ${affordable === 1 ? 'pack' : 'packs'}.`;
};
