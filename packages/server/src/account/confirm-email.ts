import { ATTEMPT_LIMITS } from '../platform/attempt-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { AccountServices, AfterConfirmation } from './account-services.ts';
import { countFor } from './count-for.ts';
import { lockLetterToken, useLetterTokens } from './letter-token-store.ts';
import { readOpaqueToken } from './opaque-token.ts';
import { changeAccount, lockAccount, type AccountRow } from './store.ts';

/**
 * Confirms the address that an email was sent to. The same link again, as opened by a second click
 * or an email scanner, gives the same response.
 */
export async function confirmEmail(
  services: AccountServices,
  { token: text, address }: { token: string; address: string },
) {
  const counted = await countFor(services, ATTEMPT_LIMITS.emailToken, address);
  if (!counted.ok) return counted;
  const token = readOpaqueToken(text);
  if (token?.kind !== 'confirm') return refuse('letter_token_invalid');

  const now = services.clock();
  return services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const emailToken = await lockLetterToken(tx, token);
    if (!account || !emailToken) return refuse('letter_token_invalid');
    if (account.email_confirmed !== null) return { ok: true } as const;
    if (emailToken.expires <= now) return refuse('letter_token_expired');
    await useLetterTokens(tx, token.userID, 'confirm', now);
    return markConfirmed(tx, account, services.afterConfirmation, now);
  });
}

/** Marks an account as confirmed, opens its wallet and grants the starter set; once per account. */
export async function markConfirmed(
  tx: Transaction,
  account: AccountRow,
  afterConfirmation: AfterConfirmation,
  now: Date,
) {
  if (account.email_confirmed !== null) return { ok: true } as const;
  await changeAccount(tx, account.user_id, { email_confirmed: now });
  await openWallet(tx, account.user_id);
  return afterConfirmation(tx, { userID: account.user_id, now });
}
