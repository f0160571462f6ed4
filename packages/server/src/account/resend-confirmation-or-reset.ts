import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addDummyToOutbox } from '../platform/mail/outbox-store.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { passwordResetEmail } from './account-emails.ts';
import { emailKey, mailboxKey } from './email-key.ts';
import { sendLinkEmail } from './send-link-email.ts';
import { sendRegistrationLetter } from './send-registration-letter.ts';
import { findAccountByEmail } from './account-read-store.ts';
import { findWaitingRegistration } from './registration-store.ts';

const MAILBOX_LIMITS = {
  confirm: ATTEMPT_LIMITS.confirmationMail,
  reset: ATTEMPT_LIMITS.resetMail,
} as const;

/**
 * Sends the letter of a registration again, or a link to choose a new password. Does not reveal
 * whether the address has an account: the response, the limits and the work done are the same.
 */
export async function resendConfirmationOrReset(
  services: AccountServices,
  request: {
    readonly email: string;
    readonly purpose: 'confirm' | 'reset';
    readonly address: string;
  },
) {
  const { email, purpose, address } = request;
  const byAddress = await countAccountAttempt(services, ATTEMPT_LIMITS.emailRequests, address);
  if (!byAddress.ok) return byAddress;
  const mailbox = mailboxKey(email);
  const byMailbox = await countAccountAttempt(services, MAILBOX_LIMITS[purpose], mailbox);
  if (!byMailbox.ok) return byMailbox;

  await services.database.transaction((tx) => sendLetter(tx, services, { email, purpose }));
  services.wakeMailer();
  return { ok: true } as const;
}

async function sendLetter(
  tx: Transaction,
  services: AccountServices,
  { email, purpose }: { readonly email: string; readonly purpose: 'confirm' | 'reset' },
): Promise<void> {
  const now = services.clock();
  const publicUrl = services.publicUrl();
  const owner = await findAccountByEmail(tx, emailKey(email));
  const waiting = await findWaitingRegistration(tx, emailKey(email), now);
  if (purpose === 'confirm') {
    // A confirmed address is not confirmed again.
    return waiting
      ? sendRegistrationLetter(tx, { owner, waiting, publicUrl, now })
      : addDummyToOutbox(tx, now);
  }
  const user = owner ?? waiting;
  if (!user || !(await mayReceive(services, user, email))) return addDummyToOutbox(tx, now);
  return sendLinkEmail(tx, { user, purpose, compose: passwordResetEmail, publicUrl, now });
}

/**
 * Counts a letter for a new password to another mailbox than the typed text names: that of an
 * account from when odd spellings of addresses passed.
 */
async function mayReceive(
  services: AccountServices,
  user: { readonly email: string },
  typed: string,
): Promise<boolean> {
  const mailbox = mailboxKey(user.email);
  if (mailbox === mailboxKey(typed)) return true;
  return (await countAccountAttempt(services, ATTEMPT_LIMITS.resetMail, mailbox)).ok;
}
