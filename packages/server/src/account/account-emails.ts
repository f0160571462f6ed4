import { escapeHtml } from '../platform/http/api-docs.ts';
import type { Email } from '../platform/mail/email.ts';

/** The parts of an account email; `before` and `after` are the paragraphs around the link. */
interface EmailParts {
  readonly to: string;
  readonly subject: string;
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

export const confirmationEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'Confirm your e-mail address for Pennant',
    before: `Welcome to Pennant, ${username}! Open this link to confirm your e-mail address. Your first cards are waiting behind it.`,
    link,
    after:
      'The link works for 24 hours from the registration. If you did not register, ignore this letter: the registration then lapses.',
  });

/** The email to an address that already has an account: only its owner learns of the attempt. */
export const alreadyRegisteredEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'You already have a Pennant account',
    before: `Somebody, perhaps you, registered with this e-mail address. It already has an account: ${username}. If you forgot its password, choose a new one here.`,
    link,
    after:
      'The link works for one hour. If it was not you, ignore this letter: nothing has changed.',
  });

export const passwordResetEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'Choose a new password for Pennant',
    before: `Open this link to choose a new password for ${username}.`,
    link,
    after:
      'The link works for one hour. If you did not ask for it, ignore this letter: your password stays as it is.',
  });

/** The email to an account that too many wrong passwords were tried for. */
export const signInAttemptsEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'Somebody is trying passwords for your Pennant account',
    before: `Many wrong passwords were tried for ${username}, from many places. For up to a quarter of an hour only the networks that you signed in from lately are let in. If you are shut out, choose a new password here: it opens the gate at once.`,
    link,
    after:
      'The link works for one hour. If you can log in as ever, ignore this letter: your password stays as it is.',
  });

/** The email to the new address of an account. */
export const newAddressEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'Confirm your new e-mail address for Pennant',
    before: `Open this link to make this the e-mail address of ${username}.`,
    link,
    after:
      'The link works for one day. If you did not ask for it, ignore this letter: nothing changes.',
  });

/** The email to the former address of an account. */
export const addressChangedEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'Your Pennant account has a new e-mail address',
    before: `${username} has another e-mail address from now on; letters no longer come here.`,
    link,
    after: 'If it was not you, somebody knows your password: tell whoever runs this installation.',
  });

export const accountDeletedEmail = (to: string, username: string, link: string): Email =>
  composeEmail({
    to,
    subject: 'Your Pennant account is deleted',
    before: `The account ${username} is deleted, with its cards, packs, teams, games and money. This is the last letter. Should you miss it, the gate is open:`,
    link,
    after: 'Nothing of yours is left to sign in to.',
  });

function composeEmail({ to, subject, before, link, after }: EmailParts): Email {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to,
    subject,
    text: `${before}\n\n${link}\n\n${after}\n`,
    html: `${paragraph(before)}<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>${paragraph(after)}`,
  };
}
