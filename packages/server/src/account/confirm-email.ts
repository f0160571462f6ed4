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
 * Confirms the address that a letter went to. The same link again, as a second click or a letter scanner sends it,
 * is answered like the first.
 */
export async function confirmEmail(
  services: AccountServices,
  { token: text, address }: { token: string; address: string },
) {
  const counted = await countFor(services, ATTEMPT_LIMITS.letterToken, address);
  if (!counted.ok) return counted;
  const token = readOpaqueToken(text);
  if (token?.kind !== 'confirm') return refuse('letter_token_invalid');

  const now = services.clock();
  return services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const letter = await lockLetterToken(tx, token);
    if (!account || !letter) return refuse('letter_token_invalid');
    if (account.email_confirmed !== null) return { ok: true } as const;
    if (letter.expires <= now) return refuse('letter_token_expired');
    await useLetterTokens(tx, token.userID, 'confirm', now);
    return markConfirmed(tx, account, services.afterConfirmation, now);
  });
}

/** What a confirmation brings, once: the wallet, and the starter set. */
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
