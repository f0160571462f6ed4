import type { Transaction } from '../platform/database/database.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { putInOutbox } from '../platform/mail/outbox.ts';
import { addLetterToken } from './letter-token-store.ts';
import { newOpaqueToken, type LetterPurpose } from './opaque-token.ts';

/** How long the link of an email works. */
const LINK_HOURS: Readonly<Record<LetterPurpose, number>> = {
  confirm: 72,
  reset: 1,
  email: 24,
};

/** The path of the page that the link opens. */
const PAGES: Readonly<Record<LetterPurpose, string>> = {
  confirm: 'confirm',
  reset: 'reset',
  email: 'confirm-email',
};

/** Adds an email with a new link to the outbox. */
export async function sendLetter(
  tx: Transaction,
  options: {
    readonly user: { readonly user_id: string; readonly username: string; readonly email: string };
    readonly purpose: LetterPurpose;
    readonly compose: (to: string, username: string, link: string) => Letter;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { user, purpose, compose, publicUrl, now } = options;
  const token = newOpaqueToken(purpose, user.user_id);
  await addLetterToken(tx, token, {
    purpose,
    expires: new Date(now.getTime() + LINK_HOURS[purpose] * 3_600_000),
    newEmail: purpose === 'email' ? user.email : null,
  });
  await putInOutbox(
    tx,
    compose(user.email, user.username, `${publicUrl}/${PAGES[purpose]}?token=${token.text}`),
    now,
  );
}
