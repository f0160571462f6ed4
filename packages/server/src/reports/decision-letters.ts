import { escapeHtml } from '../platform/http/api-docs.ts';
import type { Email } from '../platform/mail/email.ts';

/** A paragraph, or the address of a page. */
type Part = { readonly text: string } | { readonly link: string };

function composeLetter(to: string, subject: string, parts: readonly Part[]): Email {
  const toHtml = (part: Part) => {
    const [text, body] =
      'text' in part
        ? [part.text, escapeHtml(part.text)]
        : [part.link, `<a href="${escapeHtml(part.link)}">${escapeHtml(part.link)}</a>`];
    return { text, html: `<p>${body}</p>` };
  };
  const paragraphs = parts.map(toHtml);
  return {
    to,
    subject,
    text: `${paragraphs.map(({ text }) => text).join('\n\n')}\n`,
    html: paragraphs.map(({ html }) => html).join(''),
  };
}

interface Decision {
  readonly to: string;
  /** The name that was reported. */
  readonly name: string;
  /** The admin's reason. */
  readonly reason: string;
  readonly publicUrl: string;
}

/** The letter to a user whose username an admin has changed. */
export const usernameChangedLetter = ({
  to,
  name,
  newName,
  reason,
  publicUrl,
}: Decision & { readonly newName: string }): Email =>
  composeLetter(to, 'Your username at Pennant was changed', [
    {
      text: `Other players reported your username ${name}, and an admin has changed it. From now on it is ${newName}.`,
    },
    { text: `The reason: ${reason}` },
    {
      text: `Log in with ${newName} and the password that you have. Cards, packs, teams, games and money are as they were.`,
    },
    { link: `${publicUrl}/login` },
    {
      text: 'Nobody can take the old name. If you think that this was a mistake, write to whoever runs this installation.',
    },
  ]);

/** The letter to a user whose team's name an admin has changed. */
export const teamNameChangedLetter = ({
  to,
  name,
  newName,
  reason,
  publicUrl,
}: Decision & { readonly newName: string }): Email =>
  composeLetter(to, 'A team of yours at Pennant has another name', [
    {
      text: `Other players reported “${name}”, the name of a team of yours, and an admin has changed it: “${newName}” stands in its place, also in the games that the team has played.`,
    },
    { text: `The reason: ${reason}` },
    { text: 'The team is as it was. You can give it a name that offends nobody when you edit it:' },
    { link: `${publicUrl}/team/user` },
  ]);

/** The letter to a user whose games an admin has hidden. */
export const gamesHiddenLetter = ({ to, name, reason, publicUrl }: Decision): Email =>
  composeLetter(to, 'Your games at Pennant are hidden', [
    {
      text: `Other players reported a name of yours, “${name}”. An admin has hidden your games from everybody else and withdrawn your published team. You can play on as ever.`,
    },
    { text: `The reason: ${reason}` },
    { text: 'If you think that this was a mistake, write to whoever runs this installation.' },
    { link: `${publicUrl}/contact` },
  ]);

/** The letter to a user whose games an admin shows again. */
export const gamesShownLetter = ({ to, publicUrl }: Pick<Decision, 'to' | 'publicUrl'>): Email =>
  composeLetter(to, 'Your games at Pennant can be seen again', [
    {
      text: 'An admin has lifted what hid your games. Who may see them is your choice again, and you can publish a team.',
    },
    { link: `${publicUrl}/account` },
  ]);
