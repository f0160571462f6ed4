import type { DuplicateCard } from '@pennant/contract/cards';
import { copiesToSell } from '@pennant/rules/cards/sale-price';

/** What a player wants of a sale: copies to keep of each card, and cards to leave alone. */
export interface SalePlan {
  readonly keep: number;
  readonly leaveOut: ReadonlySet<number>;
}

/** The plan with one more card left out, or one fewer. */
export const toggled = (plan: SalePlan, cardID: number): SalePlan => {
  const leaveOut = new Set(plan.leaveOut);
  if (!leaveOut.delete(cardID)) leaveOut.add(cardID);
  return { ...plan, leaveOut };
};

/** A row of the preview: what the sale takes of one card, and what that brings. */
export interface SaleRow extends DuplicateCard {
  /** Copies that go. */
  readonly sells: number;
  readonly total: number;
  readonly isLeftOut: boolean;
}

/** Every duplicate with what the sale would do to it, by the rule that the server sells by. */
export const saleRows = (cards: readonly DuplicateCard[], plan: SalePlan): SaleRow[] =>
  cards.map((card) => {
    const isLeftOut = plan.leaveOut.has(card.cardID);
    const sells = isLeftOut ? 0 : copiesToSell(card, plan.keep);
    return { ...card, sells, total: sells * card.price, isLeftOut };
  });

/** Copies and money of the whole sale. */
export const saleTotal = (rows: readonly SaleRow[]): { copies: number; money: number } => ({
  copies: rows.reduce((sum, { sells }) => sum + sells, 0),
  money: rows.reduce((sum, { total }) => sum + total, 0),
});
