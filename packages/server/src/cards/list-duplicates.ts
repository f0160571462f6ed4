import type { DuplicateCard } from '@pennant/contract/cards';
import { copiesToSell, salePrice } from '@pennant/rules/cards/sale-price';
import type { Queries } from '../platform/database/database.ts';
import { summaryOf } from './card-row.ts';
import { readDuplicates } from './collection-store.ts';

/**
 * Returns the cards of which a user has several copies, with the proceeds of selling the extra
 * ones.
 */
export async function listDuplicates(
  queries: Queries,
  { userID }: { readonly userID: string },
): Promise<{ cards: DuplicateCard[]; totalCards: number; totalPrice: number }> {
  const rows = await readDuplicates(queries, userID);
  const cards = rows.map((row) => ({
    ...summaryOf(row),
    amount: row.amount,
    displayKey: row.display_key,
    sellable: copiesToSell({ ...row, isLocked: row.is_locked }),
    isLocked: row.is_locked,
    unsellable: row.unsellable,
    price: salePrice(row.rating),
  }));
  return {
    cards,
    totalCards: cards.length,
    totalPrice: cards.reduce((sum, { sellable, price }) => sum + sellable * price, 0),
  };
}
