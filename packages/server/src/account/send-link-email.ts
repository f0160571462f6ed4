import type { Transaction } from '../platform/database/database.ts';
import type { Email } from '../platform/mail/email.ts';
import { addToOutbox } from '../platform/mail/outbox-store.ts';
import { addEmailToken } from './email-token-store.ts';
import { REGISTRATION_HOURS } from './lapsed-registration-store.ts';
import { newOpaqueToken, type EmailTokenPurpose } from './opaque-token.ts';

/** How long the link of an email works, unless it lasts as long as something else. */
const LINK_HOURS: Readonly<Record<EmailTokenPurpose, number>> = {
  confirm: REGISTRATION_HOURS,
  reset: 1,
  email: 24,
};

/** The path of the page that the link opens. */
const PAGES: Readonly<Record<EmailTokenPurpose, string>> = {
  confirm: 'confirm',
  reset: 'reset',
  email: 'confirm-email',
};

/** The user that an email goes to, and the address. */
export interface EmailRecipient {
  readonly user_id: string;
  readonly username: string;
  readonly email: string;
}

/** Adds an email with a new link to the outbox. */
export async function sendLinkEmail(
  tx: Transaction,
  options: {
    readonly user: EmailRecipient;
    readonly purpose: EmailTokenPurpose;
    readonly compose: (to: string, username: string, link: string) => Email;
    readonly expires?: Date;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { user, purpose, compose, publicUrl, now } = options;
  const token = newOpaqueToken(purpose, user.user_id);
  await addEmailToken(tx, token, {
    purpose,
    expires: options.expires ?? new Date(now.getTime() + LINK_HOURS[purpose] * 3_600_000),
    newEmail: purpose === 'email' ? user.email : null,
  });
  await addToOutbox(
    tx,
    compose(user.email, user.username, `${publicUrl}/${PAGES[purpose]}?token=${token.text}`),
    now,
  );
}
