import { MAX_BODY_BYTES } from '@pennant/contract/call';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Logger } from 'pino';
import { DatabaseFailure, toDatabaseFailure } from '../database/database-failure.ts';
import { commonRefusals, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { sendJson, sendRefusal } from './responses.ts';
import { closeIdleConnections } from './idle-connections.ts';
import { discardBody } from './discard-body.ts';
import { handleClientError } from './client-error-handler.ts';
import { toSentence } from './issue-sentence.ts';
import { HTTPS_HEADER } from './security-headers.ts';

/** Time for a client to send its headers, and its whole request; unfinished ones are dropped. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 12_000;
const CONNECTIONS_CHECK_INTERVAL_MS = 2_000;
const KEEP_ALIVE_MS = 10_000;

/** SQLSTATE codes of text that PostgreSQL can't store: a zero byte, an invalid character. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

const BODY_TOO_LARGE = 'FST_ERR_CTP_BODY_TOO_LARGE';
/** Our refusal codes for Fastify's errors. */
const REFUSAL_BY_FASTIFY_CODE: Readonly<Record<string, keyof typeof commonRefusals>> = {
  [BODY_TOO_LARGE]: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
};

/** Creates the Fastify server with its limits, headers and error responses, without routes. */
export function createHttpServer(
  settings: Pick<Settings, 'trustProxy' | 'publicUrl'>,
  log: Logger,
): FastifyInstance {
  const app = fastify({
    // Fastify's own logger would attach a listener to each response. The routes log slow and failed
    // requests instead.
    logger: false,
    // A slow machine, or one under load, starts late: it does not give up after ten seconds.
    pluginTimeout: 0,
    trustProxy: toTrustProxyOption(settings.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECK_INTERVAL_MS,
    },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still comes on an open connection while the server closes is served, and the connection
    // closed after it.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    // Errors before any hook runs: a URL that can't be decoded.
    frameworkErrors: (error, request, reply) => {
      void sendError(log, error, request, reply);
    },
  }) as unknown as FastifyInstance;
  closeIdleConnections(app.server);
  closeConnectionsAfterLastResponse(app);

  if (settings.publicUrl.startsWith('https:')) {
    app.addHook('onRequest', (_request, reply, next) => {
      void reply.header(...HTTPS_HEADER);
      next();
    });
  }
  // JSON only. An empty body counts as none: clients send the content type with every request.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parseJson(request, body, done);
    },
  );
  app.setErrorHandler((error, request, reply) =>
    sendError(log, error as FastifyError, request, reply),
  );
  return app;
}

/** How often connections are closed that have had their last response, in ms. */
const CLOSING_INTERVAL_MS = 50;

/**
 * Has a server that closes wait for requests under way only, and not for clients that keep their
 * connections after them.
 */
function closeConnectionsAfterLastResponse(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    timer = setInterval(() => app.server.closeIdleConnections(), CLOSING_INTERVAL_MS);
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    done();
  });
}

/**
 * Returns Fastify's option: a number of proxies becomes a check of the hop, counted from the
 * server.
 */
function toTrustProxyOption(trusted: Settings['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}

export const isApiUrl = (url: string): boolean => url.startsWith('/api/') || url === '/api';

/**
 * Responds to an error: database failures with 503, Fastify's errors with 4xx, all others with 500.
 */
async function sendError(
  log: Logger,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The client disconnected before its request was complete: not an error of the server.
  const isIncomplete = request.raw.destroyed && !request.raw.complete;
  const error = isIncomplete
    ? { statusCode: 400, message: 'The request was cut off.' }
    : toDatabaseFailure(thrown);
  if (error instanceof DatabaseFailure) {
    log.warn(
      { code: error.code, cause: (error.cause as Error | undefined)?.message },
      'the database could not serve',
    );
    void reply.header('retry-after', 2);
    return sendJson(reply, 503, JSON.stringify({ error: error.message, code: error.code }));
  }
  const { code = '', statusCode = 500, message = '' } = error as Partial<FastifyError>;
  if (code === BODY_TOO_LARGE) await discardBody(request.raw);
  if (statusCode < 500 || UNSTORABLE_TEXT.has(code)) {
    const name = REFUSAL_BY_FASTIFY_CODE[code] ?? 'malformed';
    const details =
      name === 'malformed' ? [{ path: '', message: describeError(code, message) }] : undefined;
    return sendRefusal(reply, { ...commonRefusals[name], refusal: refuse(name, details) });
  }
  log.error(
    { err: error, method: request.method, route: request.routeOptions?.url, request: request.id },
    'a bug',
  );
  return sendJson(
    reply,
    500,
    JSON.stringify({
      error: 'Something went wrong on the server. It is in its log; please try again.',
      code: 'internal_error',
      details: { request: request.id },
    }),
  );
}

/** Sentences for Fastify's errors whose own messages are for programmers. */
const SENTENCES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The body is not as long as its Content-Length says.',
  FST_ERR_BAD_URL: 'The address is broken: a % stands before no two hex digits.',
};

function describeError(code: string, message: string): string {
  return UNSTORABLE_TEXT.has(code)
    ? 'A text holds a character that cannot be kept.'
    : (SENTENCES[code] ?? toSentence([], message));
}
