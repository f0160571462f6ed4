import { salePrice } from '@pennant/rules/cards/sale-price';
import { TIERS, tierOf } from '@pennant/rules/cards/tier';

import { formatCount } from '../../ui/money.tsx';

interface Opened {
  readonly cardID: number;
  readonly rating: number;
  /** Whether the user had no copy before. */
  readonly isNew: boolean;
}

/** Cards of these tiers are named in the summary, however many there are. */
const NAMED_FROM = 76;

/** Returns what an opening brought in a few words: "3 new, 1 gold"; the best tier is in it. */
export function summarizeOpening(cards: readonly Omit<Opened, 'cardID'>[]): string {
  const newCount = cards.filter(({ isNew }) => isNew).length;
  const best = Math.max(...cards.map(({ rating }) => rating));
  const tiers = TIERS.toReversed()
    .map(({ tier, from }) => ({
      tier,
      isNamed: from >= NAMED_FROM || tier === tierOf(best),
      count: cards.filter(({ rating }) => tierOf(rating) === tier).length,
    }))
    .filter(({ isNamed, count }) => isNamed && count > 0)
    .map(({ tier, count }) => `${formatCount(count)} ${tier}`);
  const fresh = newCount === 0 ? 'None new' : `${formatCount(newCount)} new`;
  return [fresh, ...tiers].join(', ');
}

/** Returns how many duplicates of an opening can be sold, and the money that they bring. */
export const duplicatesOf = (
  cards: readonly Opened[],
  lockedCardIDs: ReadonlySet<number>,
): { readonly count: number; readonly value: number } => {
  const duplicates = cards.filter(({ cardID, isNew }) => !isNew && !lockedCardIDs.has(cardID));
  return {
    count: duplicates.length,
    value: duplicates.reduce((sum, { rating }) => sum + salePrice(rating), 0),
  };
};
