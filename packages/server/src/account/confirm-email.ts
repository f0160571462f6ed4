import { ATTEMPT_LIMITS } from '../platform/attempt-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { refuse } from '../platform/refusal.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { AccountServices, OnEmailConfirmed } from './account-services.ts';
import { applyRateLimit } from './rate-limit.ts';
import { lockEmailToken, consumeEmailTokens } from './email-token-store.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { markEmailConfirmed, lockAccount, type AccountRow } from './account-store.ts';

/**
 * Confirms the address that an email was sent to. The same link again, as opened by a second click
 * or an email scanner, gives the same response.
 */
export async function confirmEmail(
  services: AccountServices,
  { token: text, address }: { token: string; address: string },
) {
  const counted = await applyRateLimit(services, ATTEMPT_LIMITS.emailToken, address);
  if (!counted.ok) return counted;
  const token = parseOpaqueToken(text);
  if (token?.kind !== 'confirm') return refuse('letter_token_invalid');

  const now = services.clock();
  return services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const emailToken = await lockEmailToken(tx, token);
    if (!account || !emailToken) return refuse('letter_token_invalid');
    if (account.email_confirmed_at !== null) return { ok: true } as const;
    if (emailToken.expires_at <= now) return refuse('letter_token_expired');
    await consumeEmailTokens(tx, token.userID, 'confirm', now);
    return activateAccount(tx, account, services.onEmailConfirmed, now);
  });
}

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
