import type { Queries } from '../platform/database/database.ts';
import { findTransactions, findWallet } from './wallet-store.ts';

/** Returns a user's balance and its changes, newest first; null without a wallet. */
export async function exportWallet(
  queries: Queries,
  { userID, limit }: { readonly userID: string; readonly limit: number },
) {
  const wallet = await findWallet(queries, userID);
  if (!wallet) return null;
  const rows = await findTransactions(queries, userID, { limit });
  return {
    balance: wallet.balance,
    WalletTransactions: rows.map((row) => ({
      transactionID: row.journal_id,
      created: row.created_at.toISOString(),
      amount: row.amount,
      balance: row.balance_after,
      reason: row.reason,
    })),
  };
}
