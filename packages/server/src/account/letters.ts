import { escapeHtml } from '../platform/http/reading-page.ts';
import type { Letter } from '../platform/mail/letter.ts';

/** What the account writes to people. Each letter says who may ignore it. */
interface LetterParts {
  readonly to: string;
  readonly subject: string;
  readonly before: string;
  readonly link: string;
  readonly after: string;
}

export const confirmationLetter = (to: string, username: string, link: string): Letter =>
  letter({
    to,
    subject: 'Confirm your e-mail address for Pennant',
    before: `Welcome to Pennant, ${username}! Open this link to confirm your e-mail address. Your first cards are waiting behind it.`,
    link,
    after:
      'The link works for three days. If you did not register, ignore this letter; the account is then removed.',
  });

/** For an address that already has an account: only its owner learns that somebody tried. */
export const alreadyRegisteredLetter = (to: string, username: string, link: string): Letter =>
  letter({
    to,
    subject: 'You already have a Pennant account',
    before: `Somebody, perhaps you, registered with this e-mail address. It already has an account: ${username}. If you forgot its password, choose a new one here.`,
    link,
    after: 'If it was not you, ignore this letter: nothing has changed.',
  });

export const resetLetter = (to: string, username: string, link: string): Letter =>
  letter({
    to,
    subject: 'Choose a new password for Pennant',
    before: `Open this link to choose a new password for ${username}.`,
    link,
    after:
      'The link works for one hour. If you did not ask for it, ignore this letter: your password stays as it is.',
  });

function letter({ to, subject, before, link, after }: LetterParts): Letter {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to,
    subject,
    text: `${before}\n\n${link}\n\n${after}\n`,
    html: `${paragraph(before)}<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>${paragraph(after)}`,
  };
}
