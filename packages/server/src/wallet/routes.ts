import { walletCalls } from '@pennant/contract/wallet';
import type { Routes } from '../platform/http/routes.ts';
import { claimDailyAllowance } from './claim-allowance.ts';
import { walletRefusals } from './refusals.ts';
import { showWallet } from './show-wallet.ts';

/** Registers the calls of the wallet. */
export function walletRoutes(routes: Routes): void {
  const { handle, handleInTransaction } = routes.feature(walletRefusals);
  handle(walletCalls.wallet, ({ db, user, query, now }) =>
    showWallet(db, { userID: user.userID, ...query, now }),
  );
  handleInTransaction(walletCalls.claim, ({ tx, user, now }) =>
    claimDailyAllowance(tx, { userID: user.userID, now }),
  );
}
