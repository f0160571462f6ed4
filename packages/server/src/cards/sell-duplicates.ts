import { copiesToSell, salePrice } from '@pennant/rules/cards/sale-price';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { lockBalance } from '../wallet/lock-balance.ts';
import { postJournalEntry } from '../wallet/ledger.ts';
import { lockDuplicates, takeCopies } from './card-inventory-store.ts';

interface Sale {
  readonly userID: string;
  /** Copies to keep of each card; 1 if undefined. */
  readonly keep?: number | undefined;
  /** Ids of cards of which no copy is sold. */
  readonly leaveOut?: readonly number[] | undefined;
  /** The proceeds that the seller was shown; other proceeds are refused (`duplicates_changed`). */
  readonly amount?: number | undefined;
  readonly now: Date;
}

/**
 * Sells every extra copy of a user's cards, except unsellable copies, the copies to keep of each
 * card, locked cards and the cards to leave out. At least one copy of each card stays, which is all
 * that teams need. If there is nothing to sell, nothing moves and nothing is refused.
 */
export async function sellDuplicates(
  tx: Transaction,
  { userID, keep = 1, leaveOut = [], amount: shownAmount, now }: Sale,
) {
  const wallet = await lockBalance(tx, userID);
  if (!wallet.ok) return wallet;

  const leftOut = new Set(leaveOut);
  const extra = (await lockDuplicates(tx, userID))
    .filter((row) => !leftOut.has(row.card_id))
    .map((row) => ({
      cardID: row.card_id,
      copies: copiesToSell({ ...row, isLocked: row.is_locked }, keep),
      price: salePrice(row.rating),
    }))
    .filter(({ copies }) => copies > 0);

  const sold = extra.reduce((sum, { copies }) => sum + copies, 0);
  const amount = extra.reduce((sum, { copies, price }) => sum + copies * price, 0);
  if (shownAmount !== undefined && shownAmount !== amount)
    return refuse('duplicates_changed', { amount });
  if (extra.length === 0) return { sold: 0, amount: 0, balance: wallet.balance };
  await takeCopies(tx, userID, extra);
  const entered = await postJournalEntry(tx, {
    userID,
    reason: `Duplicates sold: ${sold}`,
    cause: { kind: 'duplicates_sold', copies: sold },
    now,
    moves: [
      { asset: 'money', amount },
      ...extra.map(({ cardID, copies }) => ({ asset: 'card', cardID, amount: -copies }) as const),
    ],
  });
  return entered.ok
    ? { sold, amount, balance: entered.balance ?? wallet.balance + amount }
    : entered;
}
