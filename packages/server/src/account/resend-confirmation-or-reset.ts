import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import { addDummyToOutbox } from '../platform/mail/outbox-store.ts';
import type { AccountServices } from './account-services.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { confirmationEmail, passwordResetEmail } from './account-emails.ts';
import type { EmailTokenPurpose } from './opaque-token.ts';
import { emailKey } from './email-key.ts';
import { sendLinkEmail } from './send-link-email.ts';
import { findAccountByEmail } from './account-store.ts';

/**
 * Sends the confirmation again, or a link to choose a new password. Does not reveal whether the
 * address has an account: the response, the limits and the work done are the same.
 */
export async function resendConfirmationOrReset(
  services: AccountServices,
  { email, purpose, address }: { email: string; purpose: EmailTokenPurpose; address: string },
) {
  const byAddress = await countAccountAttempt(services, ATTEMPT_LIMITS.emailRequests, address);
  if (!byAddress.ok) return byAddress;
  const byEmail = await countAccountAttempt(services, ATTEMPT_LIMITS.mail, emailKey(email));
  if (!byEmail.ok) return byEmail;

  const now = services.clock();
  await services.database.transaction(async (tx) => {
    const user = await findAccountByEmail(tx, emailKey(email));
    // A confirmed address is not confirmed again.
    const isDue = user && (purpose === 'reset' || user.email_confirmed_at === null);
    if (!isDue) return addDummyToOutbox(tx, now);
    const compose = purpose === 'confirm' ? confirmationEmail : passwordResetEmail;
    return sendLinkEmail(tx, { user, purpose, compose, publicUrl: services.publicUrl(), now });
  });
  services.wakeMailer();
  return { ok: true } as const;
}
