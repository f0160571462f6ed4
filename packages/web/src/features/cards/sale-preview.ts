import type { DuplicateCard } from '@pennant/contract/cards';
import { copiesToSell } from '@pennant/rules/cards/sale-price';

import { formatCount } from '../../ui/money.tsx';

/** The player's choices for a sale: the copies to keep of each card, and the cards to exclude. */
export interface SalePlan {
  readonly keep: number;
  readonly leaveOut: ReadonlySet<number>;
}

/** Returns the plan with a card excluded, or included again where it was excluded. */
export const toggleLeftOut = (plan: SalePlan, cardID: number): SalePlan => {
  const leaveOut = new Set(plan.leaveOut);
  if (!leaveOut.delete(cardID)) leaveOut.add(cardID);
  return { ...plan, leaveOut };
};

/** A row of the sale preview. */
export interface SaleRow extends DuplicateCard {
  /** The number of copies to sell. */
  readonly sells: number;
  /** The money for them. */
  readonly total: number;
  readonly isLeftOut: boolean;
}

/** Returns each duplicate with what the sale would sell of it, by the server's own rule. */
export const saleRows = (cards: readonly DuplicateCard[], plan: SalePlan): SaleRow[] =>
  cards.map((card) => {
    const isLeftOut = plan.leaveOut.has(card.cardID);
    const sells = isLeftOut ? 0 : copiesToSell(card, plan.keep);
    return { ...card, sells, total: sells * card.price, isLeftOut };
  });

/** Returns the copies and the money of the whole sale. */
export const saleTotal = (rows: readonly SaleRow[]): { copies: number; money: number } => ({
  copies: rows.reduce((sum, { sells }) => sum + sells, 0),
  money: rows.reduce((sum, { total }) => sum + total, 0),
});

const cardsText = (count: number, kept: string) =>
  count === 0 ? '' : `, ${formatCount(count)} ${count === 1 ? 'card' : 'cards'} ${kept}`;

/**
 * Returns what the sale keeps: ", 1 card left out, 2 cards locked". A locked card is counted so.
 */
export const keptText = (rows: readonly SaleRow[]): string =>
  cardsText(rows.filter(({ isLeftOut, isLocked }) => isLeftOut && !isLocked).length, 'left out') +
  cardsText(rows.filter(({ isLocked }) => isLocked).length, 'locked');
