import { copiesToSell, salePrice } from '@pennant/rules/cards/sale-price';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { holdWallet } from '../wallet/hold-wallet.ts';
import { enterJournal } from '../wallet/ledger.ts';
import { lockDuplicates, takeCopies } from './store.ts';

interface Sale {
  readonly userID: string;
  /** Copies to keep of each card; one where it isn't said. */
  readonly keep?: number | undefined;
  /** Cards to leave out. */
  readonly leaveOut?: readonly number[] | undefined;
  /** What the seller was shown that the sale brings. */
  readonly amount?: number | undefined;
  readonly now: Date;
}

/**
 * Sells every extra copy of a user's cards. One copy of each stays, which is all that his teams need, and so does what may
 * not be sold, what he asks to keep, and what he leaves out. Nothing to sell is no refusal: nothing moves.
 */
export async function sellDuplicates(
  tx: Transaction,
  { userID, keep = 1, leaveOut = [], amount: shown, now }: Sale,
) {
  const wallet = await holdWallet(tx, userID);
  if (!wallet.ok) return wallet;

  const left = new Set(leaveOut);
  const extra = (await lockDuplicates(tx, userID))
    .filter((row) => !left.has(row.card_id))
    .map((row) => ({
      cardID: row.card_id,
      copies: copiesToSell(row, keep),
      price: salePrice(row.rating),
    }))
    .filter(({ copies }) => copies > 0);

  const sold = extra.reduce((sum, { copies }) => sum + copies, 0);
  const amount = extra.reduce((sum, { copies, price }) => sum + copies * price, 0);
  if (shown !== undefined && shown !== amount) return refuse('duplicates_changed', { amount });
  if (extra.length === 0) return { sold: 0, amount: 0, balance: wallet.balance };
  await takeCopies(tx, userID, extra);
  const entered = await enterJournal(tx, {
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
