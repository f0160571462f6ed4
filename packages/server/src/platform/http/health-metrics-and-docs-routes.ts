import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '@pennant/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { pingDatabase } from '../database/health-store.ts';
import { isRefusal } from '../refusal.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { parseBearerToken } from './principal-and-bearer-token.ts';
import { limitReads, type RateLimiter } from './rate-limiter.ts';
import { readinessRefusals, type Readiness } from './readiness.ts';
import {
  JSON_HEADERS,
  precompress,
  sendJson,
  sendPrecompressed,
  sendRefusal,
  type PrecompressedText,
} from './responses.ts';
import { renderApiDocs } from './api-docs.ts';
import { PLAIN_PAGE_CSS } from './plain-page-css.ts';

interface ServiceRoutesOptions {
  readonly database: Database;
  readonly metrics: Metrics;
  readonly rateLimiter: RateLimiter;
  readonly readiness: Readiness;
  readonly settings: Pick<Settings, 'trustProxy' | 'metricsToken'>;
}

/**
 * Registers the routes for machines: the OpenAPI document, the checks of health, life and
 * readiness, and the metrics.
 */
export function serviceRoutes(
  app: FastifyInstance,
  { database, metrics, rateLimiter, readiness, settings }: ServiceRoutesOptions,
): void {
  const onRequest = limitReads(rateLimiter);
  // Created on the first request, when all routes are registered.
  let openApi: PrecompressedText | undefined;
  app.get('/api/openapi.json', { onRequest }, (_request, reply) => {
    openApi ??= precompress(JSON.stringify(app.swagger()));
    return sendPrecompressed(reply.headers(JSON_HEADERS), openApi);
  });

  // Queries the database, so that a load balancer avoids a server that can't serve.
  app.get('/api/health', { onRequest }, async (_request, reply) => {
    await pingDatabase(database);
    return sendJson(reply, 200, '{"ok":true}');
  });

  // Whether the process is alive: whoever restarts it where this fails must not do so because the
  // database is away, or because many ask.
  app.get('/api/live', (_request, reply) => sendJson(reply, 200, '{"ok":true}'));

  // Whether requests should be sent here.
  app.get('/api/ready', async (_request, reply) => {
    const outcome = await readiness.check();
    return isRefusal(outcome)
      ? sendRefusal(reply, { ...readinessRefusals[outcome.code], refusal: outcome })
      : sendJson(reply, 200, '{"ok":true}');
  });

  app.get('/metrics', { onRequest }, async (request, reply) => {
    if (!mayReadMetrics(request, settings)) return sendNotFound(reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** Registers the API documentation, an HTML page, in the scope of the pages. */
export function apiDocsRoutes(
  pages: FastifyInstance,
  { calls, rateLimiter }: { calls: Readonly<Record<string, Call>>; rateLimiter: RateLimiter },
): void {
  const onRequest = limitReads(rateLimiter);
  // Rendered on the first request: a start would take longer.
  let page: PrecompressedText | undefined;
  pages.get('/api/docs', { onRequest }, (_request, reply) => {
    page ??= precompress(renderApiDocs(calls));
    return sendPrecompressed(
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8'),
      page,
    );
  });
  pages.get('/api/docs.css', { onRequest }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/css; charset=utf-8').send(PLAIN_PAGE_CSS),
  );
}

const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Returns whether a request may read the metrics: with the token from anywhere, without it from
 * this machine alone. Behind a trusted proxy every request may come from this machine, so there the
 * token is needed.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { trustProxy, metricsToken }: ServiceRoutesOptions['settings'],
): boolean {
  const token = parseBearerToken(request.headers.authorization);
  if (token !== null) return metricsToken !== null && isSameText(token, metricsToken);
  return trustProxy === false && isFromThisMachine(request);
}

/** Compares two texts in a time that tells nothing of where they differ. */
function isSameText(one: string, other: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(one), digestOf(other));
}

/** Returns whether a request comes from this machine; one forwarded by a local proxy does not. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const forwardedFor = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return forwardedFor === undefined && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send();
}
