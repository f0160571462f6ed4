import type { Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import { sendJson, sendPacked } from './answers.ts';
import { openApiDocument } from './openapi.ts';
import { readingPage, readingStyles } from './reading-page.ts';
import { PAGE_HEADERS } from './security-headers.ts';

/** What the program tells about itself: the contract, whether it is well, and its measurements. */
export function serviceRoutes(
  app: FastifyInstance,
  {
    database,
    metrics,
    calls,
    version,
  }: {
    readonly database: Database;
    readonly metrics: Metrics;
    readonly calls: Readonly<Record<string, Call>>;
    readonly version: string;
  },
): void {
  const openApi = JSON.stringify(openApiDocument(calls, version));
  const page = readingPage(calls);

  app.get('/api/openapi.json', (_request, reply) => sendJson(reply, 200, openApi));
  app.get('/api/docs', (_request, reply) =>
    sendPacked(reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8'), page),
  );
  app.get('/api/docs.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(readingStyles),
  );

  // Asks the database, so that a balancer sends nobody to a server that can't serve.
  app.get('/api/health', async (_request, reply) => {
    await database.query('select 1');
    return sendJson(reply, 200, '{"ok":true}');
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return notHere(reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** A proxy on this machine speaks for others: what it passes on does not count. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const passedOn = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return passedOn === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send();
}
