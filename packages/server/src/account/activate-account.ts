import type { Transaction } from '../platform/database/database.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { OnEmailConfirmed } from './account-services.ts';
import { markEmailConfirmed, type AccountRow } from './account-store.ts';

/** Marks an account as confirmed, opens its wallet and grants the starter set; once per account. */
export async function activateAccount(
  tx: Transaction,
  account: AccountRow,
  afterConfirmation: OnEmailConfirmed,
  now: Date,
) {
  if (account.email_confirmed_at !== null) return { ok: true } as const;
  await markEmailConfirmed(tx, account.user_id, now);
  await openWallet(tx, account.user_id);
  return afterConfirmation(tx, { userID: account.user_id, now });
}
