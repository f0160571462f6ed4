import type { Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics.ts';
import { sendJson, sendPacked } from './answers.ts';
import { readingPage, readingStyles } from './reading-page.ts';

/** What the program tells machines about itself: the contract, whether it is well, and its measurements. */
export function serviceRoutes(
  app: FastifyInstance,
  {
    database,
    metrics,
  }: {
    readonly database: Database;
    readonly metrics: Metrics;
  },
): void {
  // Written once all routes stand, on the first demand.
  let openApi: string | undefined;
  app.get('/api/openapi.json', (_request, reply) =>
    sendJson(reply, 200, (openApi ??= JSON.stringify(app.swagger()))),
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

/** The contract for people. A page, so it belongs among the pages. */
export function readingRoutes(pages: FastifyInstance, calls: Readonly<Record<string, Call>>): void {
  const page = readingPage(calls);
  pages.get('/api/docs', (_request, reply) =>
    sendPacked(reply.header('cache-control', 'no-store').type('text/html; charset=utf-8'), page),
  );
  pages.get('/api/docs.css', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(readingStyles),
  );
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
