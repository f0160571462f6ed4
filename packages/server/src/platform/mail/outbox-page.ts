import { escapeHtml } from '../http/api-docs.ts';
import type { OutboxEmail } from './outbox-store.ts';

/** Returns the HTML of the local outbox: its letters, newest first, each with its link. */
export function renderOutboxPage(emails: readonly OutboxEmail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Local outbox</title><link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="/icon.svg"></head>
<body><main><h1>Local outbox</h1>
<p>No mail server is set, so letters stay here. Newest first. <a href="/">To the ballpark</a></p>
${emails.map(renderLetter).join('\n') || '<p>No letters yet. Register, and the first one arrives.</p>'}
</main></body></html>`;
}

function renderLetter({ to, subject, text, created }: OutboxEmail): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return `<article class="letter"><header><span>To ${escapeHtml(to)}</span>${renderTime(created)}</header>
<h2>${escapeHtml(subject)}</h2>
${paragraphs.map(renderParagraph).join('\n')}</article>`;
}

const renderTime = (time: string) =>
  `<time datetime="${time}">${time.slice(0, 10)}, ${time.slice(11, 16)} UTC</time>`;

/** A paragraph that is nothing but an address becomes a button, with the address below it. */
function renderParagraph(paragraph: string): string {
  if (/^https?:\/\/\S+$/.test(paragraph)) {
    const address = escapeHtml(paragraph);
    return `<p><a class="open" href="${address}">Open the link</a></p><p class="address">${address}</p>`;
  }
  return `<p>${linkify(paragraph).replaceAll('\n', '<br>')}</p>`;
}

const linkify = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
