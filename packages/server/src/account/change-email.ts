import { isEmail } from '@pennant/rules/account/username';
import { ATTEMPT_LIMITS } from '../platform/attempt-limits.ts';
import { addToOutbox, addDummyToOutbox } from '../platform/mail/outbox-store.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { applyRateLimit } from './rate-limit.ts';
import { lockEmailToken, consumeEmailTokens } from './email-token-store.ts';
import { addressChangedEmail, newAddressEmail } from './account-emails.ts';
import { parseOpaqueToken } from './opaque-token.ts';
import { verifyPassword } from './password-hash.ts';
import { emailKey } from './register.ts';
import { sendLinkEmail } from './send-link-email.ts';
import {
  updateEmail,
  findAccount,
  findAccountByEmail,
  lockAccount,
  releaseEmail,
  claimEmail,
} from './account-store.ts';

const DONE = { ok: true } as const;

/**
 * Sends an email with a link to the new address of an account; the address changes when the link is
 * opened. Does not reveal whether that address already has an account: the response is the same,
 * and then no email is sent.
 */
export async function requestEmailChange(
  services: AccountServices,
  { userID, email, password }: { userID: string; email: string; password: string },
) {
  if (!isEmail(email)) return refuse('email_malformed');
  const counted = await applyRateLimit(services, ATTEMPT_LIMITS.ownPassword, userID);
  if (!counted.ok) return counted;
  const { database } = services;
  const account = await findAccount(database, userID);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    return refuse('wrong_password');
  }
  if (emailKey(account.email) === emailKey(email)) return refuse('email_unchanged');
  const byEmail = await applyRateLimit(services, ATTEMPT_LIMITS.mail, emailKey(email));
  if (!byEmail.ok) return byEmail;

  const now = services.clock();
  await database.transaction(async (tx) => {
    if (await findAccountByEmail(tx, emailKey(email))) return addDummyToOutbox(tx, now);
    return sendLinkEmail(tx, {
      user: { ...account, email },
      purpose: 'email',
      compose: newAddressEmail,
      publicUrl: services.publicUrl(),
      now,
    });
  });
  services.wakeMailer();
  return DONE;
}

/**
 * Changes an account's address to the one that the email was sent to, and informs the old address.
 * The same link again gives the same response.
 */
export async function confirmEmailChange(
  services: AccountServices,
  { token: text, address }: { token: string; address: string },
) {
  const counted = await applyRateLimit(services, ATTEMPT_LIMITS.emailToken, address);
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
    await releaseEmail(tx, emailKey(account.email), account.user_id);
    await updateEmail(tx, account.user_id, emailToken.new_email);
    // Invalidates links sent to the old address.
    await consumeEmailTokens(tx, account.user_id, 'email', now);
    await consumeEmailTokens(tx, account.user_id, 'reset', now);
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
