import { copiesToSell, salePrice } from '@pennant/rules/cards/sale-price';
import type { Transaction } from '../platform/database/database.ts';
import { holdWallet } from '../wallet/hold-wallet.ts';
import { enterJournal } from '../wallet/ledger.ts';
import { lockDuplicates, takeCopies } from './store.ts';

/**
 * Sells every extra copy of a user's cards. One copy of each stays, which is all that his teams need, and so does what may
 * not be sold. Nothing to sell is no refusal: nothing moves.
 */
export async function sellDuplicates(
  tx: Transaction,
  { userID, now }: { readonly userID: string; readonly now: Date },
) {
  const wallet = await holdWallet(tx, userID);
  if (!wallet.ok) return wallet;

  const extra = (await lockDuplicates(tx, userID))
    .map((row) => ({
      cardID: row.card_id,
      copies: copiesToSell(row),
      price: salePrice(row.rating),
    }))
    .filter(({ copies }) => copies > 0);
  if (extra.length === 0) return { sold: 0, amount: 0, balance: wallet.balance };

  const sold = extra.reduce((sum, { copies }) => sum + copies, 0);
  const amount = extra.reduce((sum, { copies, price }) => sum + copies * price, 0);
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
