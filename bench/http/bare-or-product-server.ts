import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogueCalls } from '@pennant/contract/catalogue-status';
import { systemClock } from '@pennant/server/platform/clock';
import { connectPool } from '@pennant/server/platform/database/database';
import { createHttpServer } from '@pennant/server/platform/http/http-server';
import { createRateLimiter } from '@pennant/server/platform/http/rate-limiter';
import { createRoutes } from '@pennant/server/platform/http/contract-routes';
import { openLog } from '@pennant/server/platform/log';
import { createMetrics } from '@pennant/server/platform/metrics';

/**
 * One server of the bench in a process of its own: `bare` (node:http and JSON.stringify) or
 * `product` (everything the program adds to a call: limits, headers, validation, log, metrics).
 * Both send the same response, without a database. It sends its port to the parent process, and on
 * request the processor time used so far, in µs.
 */
const RESPONSE = {
  history: 'invented',
  label: 'An invented history, 1871-2023',
  firstYear: 1871,
  lastYear: 2023,
  seasonsMade: 153,
  seasonsTotal: 153,
  cardsMade: 61_281,
  isComplete: true,
  campaigns: 'there',
} as const;

async function listenBare(): Promise<number> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(RESPONSE));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function listenProduct(): Promise<number> {
  const { log } = openLog({ logLevel: 'warn' });
  const app = createHttpServer({ trustProxy: false, publicUrl: 'http://127.0.0.1' }, log);
  const routes = createRoutes({
    app,
    // Never connected: the call does not query it.
    database: connectPool({}),
    clock: systemClock,
    authenticate: () => Promise.reject(new Error('nobody signs in here')),
    rateLimiter: createRateLimiter(systemClock, 1_000_000),
    metrics: createMetrics(),
    log,
    validateResponses: false,
  });
  routes.feature({}).handle(catalogueCalls.catalogue, () => Promise.resolve(RESPONSE));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

const port = await (process.argv[2] === 'bare' ? listenBare() : listenProduct());
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.on('disconnect', () => process.exit());
process.send?.({ port });
