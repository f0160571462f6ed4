import { addToOutbox } from '../platform/mail/outbox-store.ts';
import { refuse } from '../platform/refusal.ts';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { emailKey } from './email-key.ts';
import { lockEmailToken, consumeEmailTokens } from './email-token-store.ts';
import { addressChangedEmail } from './account-emails.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { deleteRegistration } from './registration-store.ts';
import { releaseOtherEmails, claimEmail } from './account-claim-store.ts';
import { updateEmail } from './account-edit-store.ts';
import { lockAccount } from './account-read-store.ts';

const DONE = { ok: true } as const;

/**
 * Changes an account's address to the one that the email was sent to, and informs the old address.
 * The same link again gives the same response.
 */
export async function confirmEmailChange(
  services: AccountServices,
  { token: text, address }: { token: string; address: string },
) {
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.emailToken, address);
  if (!counted.ok) return counted;
  const token = parseOpaqueToken(text);
  if (token?.kind !== 'email') return refuse('letter_token_invalid');
  const now = services.clock();
  const done = await services.database.transaction(async (tx) => {
    const account = await lockAccount(tx, token.userID);
    const emailToken = await lockEmailToken(tx, token);
    if (!account || !emailToken?.new_email) return refuse('letter_token_invalid');
    if (emailToken.used_at !== null) {
      return account.email === emailToken.new_email ? DONE : refuse('letter_token_invalid');
    }
    if (emailToken.expires_at <= now) return refuse('letter_token_expired');
    // Another account may have registered with the address since.
    if (!(await claimEmail(tx, emailKey(emailToken.new_email), account.user_id))) {
      return refuse('letter_token_invalid');
    }
    await releaseOtherEmails(tx, account.user_id, emailKey(emailToken.new_email));
    await updateEmail(tx, account.user_id, emailToken.new_email);
    // Invalidates links sent to the old address.
    await consumeEmailTokens(tx, account.user_id, 'email', now);
    await consumeEmailTokens(tx, account.user_id, 'reset', now);
    await deleteRegistration(tx, account.user_id);
    await addToOutbox(
      tx,
      addressChangedEmail(account.email, account.username, services.publicUrl()),
      now,
    );
    return DONE;
  });
  if (done.ok) services.wakeMailer();
  return done;
}
