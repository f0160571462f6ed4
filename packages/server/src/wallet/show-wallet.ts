import { claimAllowance, DAILY_ALLOWANCE } from '@pennant/rules/wallet/daily-allowance';
import type { Queries } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { timeOfDay } from './claim-allowance.ts';
import { findTransactions, findWallet } from './store.ts';

/** A page of a wallet's changes, newest first, and when the allowance can be claimed next. */
export async function showWallet(
  db: Queries,
  asked: { userID: string; after?: string | undefined; limit: number; now: Date },
) {
  const wallet = await findWallet(db, asked.userID);
  if (!wallet) return refuse('wallet_not_found');
  // One more than asked for says whether there is another page.
  const rows = await findTransactions(db, asked.userID, {
    after: asked.after,
    limit: asked.limit + 1,
  });
  const page = rows.slice(0, asked.limit);
  const claim = claimAllowance(asked.now.getTime(), timeOfDay(wallet.last_claim));
  return {
    balance: wallet.balance,
    WalletTransactions: page.map((row) => ({
      transactionID: row.journal_id,
      created: row.created.toISOString(),
      amount: row.amount,
      balance: row.balance_after,
      reason: row.reason,
    })),
    next: rows.length > page.length ? (page.at(-1)?.journal_id ?? null) : null,
    nextClaim: claim.ok ? asked.now.toISOString() : new Date(claim.nextClaim).toISOString(),
    allowance: DAILY_ALLOWANCE,
  };
}
