import type { Transaction } from '../platform/database/database.ts';
import { alreadyRegisteredEmail, confirmationEmail } from './account-emails.ts';
import { sendLinkEmail, type EmailRecipient } from './send-link-email.ts';

/**
 * Sends the letter of a registration to its email address: the link that confirms it or, where the
 * address has an account, one to that account's new password. Both take as long.
 */
export async function sendRegistrationLetter(
  tx: Transaction,
  letter: {
    /** The confirmed account of the address. */
    readonly owner: EmailRecipient | undefined;
    /** The account that was registered. */
    readonly waiting: EmailRecipient & { readonly sign_in_expires_at: Date };
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { owner, waiting, publicUrl, now } = letter;
  await sendLinkEmail(tx, {
    ...(owner === undefined
      ? {
          user: waiting,
          purpose: 'confirm',
          compose: confirmationEmail,
          // The link lasts as long as what it confirms.
          expires: waiting.sign_in_expires_at,
        }
      : { user: owner, purpose: 'reset', compose: alreadyRegisteredEmail }),
    publicUrl,
    now,
  });
}
