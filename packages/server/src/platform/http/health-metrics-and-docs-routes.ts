import type { Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { pingDatabase } from '../database/health-store.ts';
import type { Metrics } from '../metrics.ts';
import { sendJson, sendCompressed } from './responses.ts';
import { renderApiDocs } from './api-docs.ts';
import { PLAIN_PAGE_CSS } from './plain-page-css.ts';

/** Registers the routes for machines: the OpenAPI document, the health check and the metrics. */
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
  // Created on the first request, when all routes are registered.
  let openApi: string | undefined;
  app.get('/api/openapi.json', (_request, reply) =>
    sendJson(reply, 200, (openApi ??= JSON.stringify(app.swagger()))),
  );

  // Queries the database, so that a load balancer avoids a server that can't serve.
  app.get('/api/health', async (_request, reply) => {
    await pingDatabase(database);
    return sendJson(reply, 200, '{"ok":true}');
  });

  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request)) return sendNotFound(reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Registers the API documentation, an HTML page, in the scope of the pages. */
export function apiDocsRoutes(pages: FastifyInstance, calls: Readonly<Record<string, Call>>): void {
  const page = renderApiDocs(calls);
  pages.get('/api/docs', (_request, reply) =>
    sendCompressed(
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8'),
      page,
    ),
  );
  pages.get('/api/docs.css', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(PLAIN_PAGE_CSS),
  );
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Returns whether a request comes from this machine; one forwarded by a local proxy does not. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const forwardedFor = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwardedFor === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send();
}
