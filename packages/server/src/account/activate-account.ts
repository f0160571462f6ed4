import type { ClubChoice } from '@pennant/contract/starter-set';
import type { Transaction } from '../platform/database/database.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { OnEmailConfirmed } from './account-services.ts';
import { refuse } from '../platform/refusal.ts';
import { claimEmail } from './account-claim-store.ts';
import { markEmailConfirmed } from './account-edit-store.ts';
import type { AccountRow } from './account-read-store.ts';
import { emailKey } from './email-key.ts';
import { findRegistration } from './registration-store.ts';

/**
 * Marks an account as confirmed, opens its wallet and grants the starter set, of a club or by lot,
 * with the card that the registration kept; once per account. Refused where another account was
 * confirmed with the address meanwhile; whoever is told so has the mailbox.
 */
export async function activateAccount(
  tx: Transaction,
  account: AccountRow,
  afterConfirmation: OnEmailConfirmed,
  { club, now }: { readonly club?: ClubChoice | undefined; readonly now: Date },
) {
  if (account.email_confirmed_at !== null) return { ok: true } as const;
  const userID = account.user_id;
  if (!(await claimEmail(tx, emailKey(account.email), userID))) return refuse('email_has_account');
  await markEmailConfirmed(tx, userID, now);
  await openWallet(tx, userID);
  const keptCardID = (await findRegistration(tx, userID))?.kept_card_id ?? null;
  return afterConfirmation(tx, { userID, club, keptCardID, now });
}
