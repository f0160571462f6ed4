import { once } from 'node:events';
import net from 'node:net';
import { defineCall, okResponse } from '@pennant/contract/call';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { connectPool } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import { createRoutes } from './contract-routes.ts';
import { createHttpServer } from './http-server.ts';
import type { Authenticate } from './principal-and-bearer-token.ts';

const rename = defineCall({
  method: 'POST',
  path: '/teams/{id}/rename',
  summary: 'Renames a team.',
  who: 'admin',
  params: z.object({ id: z.coerce.number().pipe(z.int()) }),
  body: z.object({ name: z.string() }),
  answer: okResponse,
  writes: true,
});

const logged: string[] = [];
const counted: string[] = [];
const handled: string[] = [];
let isLimited = false;
let check: Authenticate;

const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const app = createHttpServer({ trustProxy: false, publicUrl: 'http://127.0.0.1' }, log);
const routes = createRoutes({
  app,
  // Never connected: no request of these tests comes as far as a statement.
  database: connectPool({}),
  clock: () => new Date(),
  authenticate: (token, kinds) => check(token, kinds),
  rateLimiter: {
    take: (_rate, client) => {
      counted.push(client);
      return isLimited ? 3 : null;
    },
  },
  validateResponses: true,
});
routes.feature({}).handle(rename, async ({ body }) => {
  handled.push(body.name);
  return { ok: true };
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as net.AddressInfo;
afterAll(() => app.close());

beforeEach(() => {
  logged.length = counted.length = handled.length = 0;
  isLimited = false;
  check = async (token) =>
    token === 'none'
      ? refuse('token_invalid')
      : { ok: true, principal: { userID: 'u', isAdmin: token === 'admin', sessionID: 's' } };
});

/** A request that every stage refuses, but for what is mended. */
const request = (mended: { token?: string; id?: string; body?: string; key?: string }) =>
  app.inject({
    method: 'POST',
    url: `/api/teams/${mended.id ?? 'x'}/rename`,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': mended.key ?? 'ü',
      ...(mended.token && { authorization: `Bearer ${mended.token}` }),
    },
    payload: mended.body ?? '{"name":1}',
  });

test.each([
  ['JSON that is none, before all', { body: '{' }, 400, 'malformed', ''],
  ['a guest', {}, 401, 'not_signed_in', ''],
  ['an invalid token', { token: 'none' }, 401, 'token_invalid', ''],
  ['the role', { token: 'player' }, 403, 'admins_only', ''],
  ['the parameters', { token: 'admin' }, 400, 'malformed', 'id'],
  ['the body', { token: 'admin', id: '1' }, 400, 'malformed', 'name'],
  ['the key', { token: 'admin', id: '1', body: '{"name":"A"}' }, 400, 'malformed', 'Idempotency'],
])('%s: refused before what comes after it', async (_what, mended, status, code, detail) => {
  const response = await request(mended);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code });
  expect(JSON.stringify(response.json().details ?? '')).toContain(detail);
  expect(handled).toEqual([]);
});

test('the limit is refused first, and counts the user, or the address of who is none', async () => {
  isLimited = true;
  for (const token of [undefined, 'none', 'player', 'admin']) {
    const response = await request(token === undefined ? {} : { token });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('3');
  }
  expect(counted).toEqual(['127.0.0.1', '127.0.0.1', 'u', 'u']);
});

const BODY = '{"name":"Gone"}';
const BYTES =
  'POST /api/teams/1/rename HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer none\r\n' +
  `Content-Type: application/json\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`;

test('a client that disconnects while its token is checked still counts, and is no bug', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  check = async () => {
    asked.resolve();
    await answered.promise;
    return refuse('token_invalid');
  };
  const closed = new Promise((resolve) =>
    app.server.once('request', (_request, response) => response.once('close', resolve)),
  );
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(BYTES);
  await asked.promise;
  socket.resetAndDestroy();
  await closed;
  answered.resolve();
  await expect.poll(() => counted).toEqual(['127.0.0.1']);
  expect(logged).toEqual([]);
});

test('a client that has disconnected before its request is read is dropped', async () => {
  const received = once(app.server, 'request') as Promise<[{ socket: net.Socket }]>;
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  // Both reach the server before it looks at either.
  socket.write(BYTES);
  socket.resetAndDestroy();
  const [{ socket: serverSocket }] = await received;
  expect(serverSocket.remoteAddress).toBeUndefined();
  if (!serverSocket.closed) await once(serverSocket, 'close');
  expect([logged, counted, handled]).toEqual([[], [], []]);
});
