import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { sendJson } from '../http/responses.ts';
import { renderOutboxPage } from './outbox-page.ts';
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
