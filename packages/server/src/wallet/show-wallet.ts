import { DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { nextClaimOf } from './read-allowance-and-balance.ts';
import { findTransactions, findWallet } from './wallet-store.ts';

/** Returns a page of a wallet's changes, newest first, and the time of the next allowance. */
export async function showWallet(
  db: Queries,
  request: { userID: string; after?: string | undefined; limit: number; now: Date },
) {
  const wallet = await findWallet(db, request.userID);
  if (!wallet) return refuse('wallet_not_found');
  // One row more than requested shows whether there is another page.
  const rows = await findTransactions(db, request.userID, {
    after: request.after,
    limit: request.limit + 1,
  });
  const page = rows.slice(0, request.limit);
  return {
    balance: wallet.balance,
    WalletTransactions: page.map((row) => ({
      transactionID: row.journal_id,
      created: row.created_at.toISOString(),
      amount: row.amount,
      balance: row.balance_after,
      reason: row.reason,
    })),
    next: rows.length > page.length ? (page.at(-1)?.journal_id ?? null) : null,
    nextClaim: nextClaimOf(wallet.last_claimed_on, request.now),
    allowance: DAILY_ALLOWANCE,
  };
}
