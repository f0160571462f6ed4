import { ATTEMPT_LIMITS } from '../platform/attempt-limits.ts';
import { putNothingInOutbox } from '../platform/mail/outbox.ts';
import type { AccountServices } from './account-services.ts';
import { countFor } from './count-for.ts';
import { confirmationLetter, resetLetter } from './letters.ts';
import type { LetterPurpose } from './opaque-token.ts';
import { emailKey } from './register.ts';
import { sendLetter } from './send-letter.ts';
import { findAccountByEmail } from './store.ts';

/**
 * Sends the confirmation again, or a link to choose a new password. Does not reveal whether the
 * address has an account: the response, the limits and the work done are the same.
 */
export async function askForLetter(
  services: AccountServices,
  { email, purpose, address }: { email: string; purpose: LetterPurpose; address: string },
) {
  const byAddress = await countFor(services, ATTEMPT_LIMITS.emailRequests, address);
  if (!byAddress.ok) return byAddress;
  const byEmail = await countFor(services, ATTEMPT_LIMITS.mail, emailKey(email));
  if (!byEmail.ok) return byEmail;

  const now = services.clock();
  await services.database.transaction(async (tx) => {
    const user = await findAccountByEmail(tx, emailKey(email));
    // A confirmed address is not confirmed again.
    const isDue = user && (purpose === 'reset' || user.email_confirmed === null);
    if (!isDue) return putNothingInOutbox(tx, now);
    const compose = purpose === 'confirm' ? confirmationLetter : resetLetter;
    return sendLetter(tx, { user, purpose, compose, publicUrl: services.publicUrl(), now });
  });
  services.wakeMailer();
  return { ok: true } as const;
}
