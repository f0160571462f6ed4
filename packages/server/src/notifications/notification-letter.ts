import { escapeHtml } from '../platform/http/api-docs.ts';
import type { Email } from '../platform/mail/email.ts';
import type { NotificationText } from './notification-text.ts';

/** Returns the letter that says what a push message would have said. */
export function notificationLetter(
  to: string,
  { title, body, path }: NotificationText,
  { publicUrl, unsubscribeUrl }: { readonly publicUrl: string; readonly unsubscribeUrl: string },
): Email {
  const link = `${publicUrl}${path}`;
  const why = 'You get this letter, one a day at most, because you switched such letters on.';
  return {
    to,
    subject: title,
    text: `${body}\n\n${link}\n\n${why} No more of them:\n\n${unsubscribeUrl}\n`,
    html: [
      `<p>${escapeHtml(body)}</p>`,
      `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
      `<p>${escapeHtml(why)} <a href="${escapeHtml(unsubscribeUrl)}">No more of them</a></p>`,
    ].join(''),
    unsubscribeUrl,
  };
}
