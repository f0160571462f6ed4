import type { CardInventory } from '@pennant/contract/cards';
import { salePrice } from '@pennant/rules/cards/sale-price';

import { formatCount, formatMoney } from '../../../ui/money.tsx';

/** Returns what may be sold of a card that the user has, in a few words. */
export function saleText(
  { amount, sellable, isLocked }: Pick<CardInventory, 'amount' | 'sellable' | 'isLocked'>,
  rating: number,
): string {
  if (isLocked) return 'Locked: never sold';
  if (sellable > 0) {
    return `${formatCount(sellable)} to sell, ${formatMoney(sellable * salePrice(rating))}`;
  }
  return amount === 1 ? 'Your only one' : 'None to sell';
}
