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
 * Sends the confirmation again, or a link to choose a new password. Whether the address has an account is told to
 * nobody: the answer is the same, and so are the limits and the work done.
 */
export async function askForLetter(
  services: AccountServices,
  { email, purpose, address }: { email: string; purpose: LetterPurpose; address: string },
) {
  const asked = await countFor(services, ATTEMPT_LIMITS.mailAsked, address);
  if (!asked.ok) return asked;
  const counted = await countFor(services, ATTEMPT_LIMITS.mail, emailKey(email));
  if (!counted.ok) return counted;

  const now = services.clock();
  await services.database.transaction(async (tx) => {
    const user = await findAccountByEmail(tx, emailKey(email));
    // There is nothing to confirm twice.
    const due = user && (purpose === 'reset' || user.email_confirmed === null);
    if (!due) return putNothingInOutbox(tx, now);
    const compose = purpose === 'confirm' ? confirmationLetter : resetLetter;
    return sendLetter(tx, { user, purpose, compose, publicUrl: services.publicUrl(), now });
  });
  services.wakeMailer();
  return { ok: true } as const;
}
