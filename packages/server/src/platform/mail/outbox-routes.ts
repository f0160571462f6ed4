import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { sendJson } from '../http/responses.ts';
import { escapeHtml } from '../http/api-docs.ts';
import type { Email } from './email.ts';
import { readOutbox } from './outbox-store.ts';

const MAX_SHOWN = 200;
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/**
 * Registers the routes of the local outbox, for the developer who runs the program on this machine.
 * Must only be registered if the program is reachable from this machine alone.
 */
export function outboxRoutes(app: FastifyInstance, database: Database): void {
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    // Guards against DNS rebinding: a foreign host name that resolves to this machine.
    if (!LOOPBACK_HOSTS.has(request.hostname)) return reply.callNotFound();
    const emails = await readOutbox(database, MAX_SHOWN);
    void reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return sendJson(reply, 200, JSON.stringify({ messages: emails }));
    }
    return reply.type('text/html; charset=utf-8').send(renderOutboxPage(emails));
  };
  app.get('/dev/mail', show);
  app.get('/api/dev/mail', show);
}

function renderOutboxPage(emails: readonly Email[]): string {
  const articles = emails.map(
    ({ to, subject, text }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>to ${escapeHtml(to)}</p><pre>${linkify(text)}</pre></article>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local outbox</title><link rel="stylesheet" href="/api/docs.css"><link rel="icon" href="/icon.svg"></head>
<body><main><h1>Local outbox</h1>
<p>No mail server is set, so letters stay here. Newest first.</p>
${articles.join('\n') || '<p>No letters yet.</p>'}
</main></body></html>`;
}

function linkify(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
