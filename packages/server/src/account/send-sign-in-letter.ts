import { addDummyToOutbox } from '../platform/mail/outbox-store.ts';
import { ATTEMPT_LIMITS } from '../platform/sign-in-and-email-limits.ts';
import { signInAttemptsEmail } from './account-emails.ts';
import type { AccountServices } from './account-services.ts';
import { findConfirmedAccount } from './account-read-store.ts';
import { countAccountAttempt } from './count-account-attempt.ts';
import { sendLinkEmail } from './send-link-email.ts';

/**
 * Sends the owner of a username a letter about too many failed sign-ins, with a link to a new
 * password: once while they last, and three an hour at most. A name without a confirmed account
 * takes as long and counts alike.
 */
export async function sendSignInLetter(services: AccountServices, name: string): Promise<void> {
  const isFirst = await countAccountAttempt(services, ATTEMPT_LIMITS.signInLetter, name);
  if (!isFirst.ok) return;
  const inHour = await countAccountAttempt(services, ATTEMPT_LIMITS.signInLettersAnHour, name);
  if (!inHour.ok) return;
  const now = services.clock();
  await services.database.transaction(async (tx) => {
    const user = await findConfirmedAccount(tx, name);
    if (!user) return addDummyToOutbox(tx, now);
    return sendLinkEmail(tx, {
      user,
      purpose: 'reset',
      compose: signInAttemptsEmail,
      publicUrl: services.publicUrl(),
      now,
    });
  });
  services.wakeMailer();
}
