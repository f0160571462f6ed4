import { pino } from 'pino';
import { afterAll } from 'vitest';
import { cardRoutes } from '../../cards/routes.ts';
import type { Database } from '../../platform/database/database.ts';
import { createHttpServer } from '../../platform/http/http-server.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { createRoutes } from '../../platform/http/contract-routes.ts';
import { epochRoutes } from '../epoch-routes.ts';
import { packRoutes } from '../routes.ts';
import { seriesCompletionRoutes } from '../series-completion-routes.ts';
import { swapBoxRoutes } from '../swap-box-routes.ts';
import { NOW } from './a-collector.ts';

interface RequestOptions {
  readonly as?: string;
  readonly body?: unknown;
  readonly key?: string;
}

/**
 * Returns a function that calls the routes of packs and cards over HTTP. The bearer token is the
 * user's id. Every response is checked against the contract.
 */
export function anApi(database: Database) {
  const app = createHttpServer(
    { trustProxy: false, publicUrl: 'http://127.0.0.1' },
    pino({ level: 'silent' }),
  );
  const routes = createRoutes({
    app,
    database,
    clock: () => NOW,
    authenticate: async (userID) => ({
      ok: true,
      principal: { userID, isAdmin: false, sessionID: userID },
    }),
    rateLimiter: createRateLimiter(() => NOW, 1_000_000),
    validateResponses: true,
  });
  packRoutes(routes);
  epochRoutes(routes);
  seriesCompletionRoutes(routes);
  swapBoxRoutes(routes);
  cardRoutes(routes);
  afterAll(() => app.close());

  return async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { as, body, key }: RequestOptions = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.json() };
  };
}
