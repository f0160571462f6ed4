import { ATTEMPT_LIMITS, countAttempt } from '../platform/attempt-limits.ts';
import { putNothingInOutbox } from '../platform/mail/outbox.ts';
import type { AccountServices } from './account-services.ts';
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
  const { database, limitsFactor: factor } = services;
  const now = services.clock();
  const asked = await countAttempt(database, {
    limit: ATTEMPT_LIMITS.mailAsked,
    subject: address,
    now,
    factor,
  });
  if (!asked.ok) return asked;
  const counted = await countAttempt(database, {
    limit: ATTEMPT_LIMITS.mail,
    subject: emailKey(email),
    now,
    factor,
  });
  if (!counted.ok) return counted;

  await database.transaction(async (tx) => {
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
