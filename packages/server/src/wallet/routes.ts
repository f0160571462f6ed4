import { walletCalls } from '@pennant/contract/wallet';
import type { Routes } from '../platform/http/contract-routes.ts';
import { claimDailyAllowance } from './claim-daily-allowance.ts';
import { walletRefusals } from './refusals.ts';
import { showWallet } from './show-wallet.ts';

/** Registers the calls of the wallet. */
export function walletRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(walletRefusals);
  handle(walletCalls.wallet, ({ db, principal, query, now }) =>
    showWallet(db, { userID: principal.userID, ...query, now }),
  );
  handleInTransaction(walletCalls.claim, ({ tx, principal, now }) =>
    claimDailyAllowance(tx, { userID: principal.userID, now }),
  );
}
