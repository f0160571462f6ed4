import { isEmailAddress } from '@pennant/contract/email-address';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import { addDummyToOutbox } from '../platform/mail/outbox-store.ts';
import { refuse } from '../platform/refusal.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { newAddressEmail } from './account-emails.ts';
import { verifyPassword } from './password-hash.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { sendLinkEmail } from './send-link-email.ts';
import { findAccount, findAccountByEmail } from './account-read-store.ts';

/**
 * Sends an email with a link to the new address of an account; the address changes when the link is
 * opened. Does not reveal whether that address already has an account: the response is the same,
 * and then no email is sent.
 */
export async function requestEmailChange(
  services: AccountServices,
  { userID, email, password }: { userID: string; email: string; password: string },
) {
  if (!isEmailAddress(email)) return refuse('email_malformed');
  const counted = await countAccountAttempt(services, ATTEMPT_LIMITS.ownPassword, userID);
  if (!counted.ok) return counted;
  const { database } = services;
  const account = await findAccount(database, userID);
  if (!account || !(await verifyPassword(password, account.password_hash))) {
    return refuse('wrong_password');
  }
  if (emailKey(account.email) === emailKey(email)) return refuse('email_unchanged');
  const mailbox = mailboxKey(email);
  const byMailbox = await countAccountAttempt(services, ATTEMPT_LIMITS.newAddressMail, mailbox);
  if (!byMailbox.ok) return byMailbox;

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
  return { ok: true } as const;
}
