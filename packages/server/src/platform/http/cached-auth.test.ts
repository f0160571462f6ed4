import { defineCall } from '@pennant/contract/call';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { aDatabase } from '../../testing/a-database.ts';
import { refuse } from '../refusal.ts';
import { createRoutes } from './contract-routes.ts';
import { createHttpServer } from './http-server.ts';
import type { Authenticate } from './principal-and-bearer-token.ts';
import { createRateLimiter } from './rate-limiter.ts';

const USER = '01900000-0000-7000-8000-000000000001';
const common = { summary: 'Swings.', body: z.object({}), writes: true } as const;
const answer = z.object({ userID: z.string(), refused: z.string().nullable() });
const swing = defineCall({ ...common, method: 'POST', path: '/swing', who: 'player', answer });
const watch = defineCall({
  method: 'GET',
  path: '/watch',
  summary: 'Watches.',
  who: 'player',
  token: 'id',
  answer,
  writes: false,
});
const look = defineCall({
  method: 'GET',
  path: '/look',
  summary: 'Looks.',
  who: 'anyone',
  answer: z.object({ userID: z.string().nullable() }),
  writes: false,
});
const join = defineCall({
  ...common,
  method: 'POST',
  path: '/join',
  who: 'anyone',
  answer: z.object({ userID: z.string().nullable() }),
});

const app = createHttpServer(
  { trustProxy: false, publicUrl: 'http://127.0.0.1' },
  pino({ level: 'silent' }),
);
afterAll(() => app.close());
let checked: [string, readonly string[]][] = [];
let check: Authenticate;
let isCached = true;
const database = await aDatabase();
const routes = createRoutes({
  app,
  database,
  clock: () => new Date(),
  rateLimiter: createRateLimiter(() => new Date(), 1_000_000),
  validateResponses: true,
  authenticate: (token, kinds) => {
    checked.push([token, kinds]);
    return check(token, kinds);
  },
  findCachedPrincipal: (token) =>
    isCached && token === 'known' ? { userID: USER, isAdmin: false, sessionID: 's' } : null,
});
const feature = routes.feature({});
feature.handleWithCachedAuth(swing, async ({ principal, confirmSession }) => ({
  userID: principal.userID,
  refused: (await confirmSession())?.code ?? null,
}));
feature.handle(watch, async ({ principal, confirmSession }) => ({
  userID: principal.userID,
  refused: (await confirmSession())?.code ?? null,
}));
feature.handle(look, async ({ principal }) => ({ userID: principal?.userID ?? null }));
feature.handle(join, async ({ principal }) => ({ userID: principal?.userID ?? null }));

beforeEach(() => {
  [checked, isCached] = [[], true];
  check = async () => ({ ok: true, principal: { userID: USER, isAdmin: false, sessionID: 's' } });
});

const send = async (
  method: 'GET' | 'POST',
  url: string,
  { token, key }: { token?: string; key?: string } = {},
) => {
  const response = await app.inject({
    method,
    url: `/api${url}`,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { payload: '{}' } : {}),
  });
  return { status: response.statusCode, body: response.json() };
};

test('only a handler that asks for a transaction runs in one, unless a key needs it', async () => {
  const place = defineCall({
    ...common,
    method: 'POST',
    path: '/place',
    who: 'player',
    answer: z.string(),
  });
  const own = defineCall({ ...place, path: '/place/own' });
  const cached = defineCall({ ...place, path: '/place/cached' });
  const placeOf = async ({ db }: { readonly db: object }) =>
    db === database ? 'database' : 'inTransaction' in db ? 'transaction' : 'elsewhere';
  const late = createHttpServer(
    { trustProxy: false, publicUrl: 'http://127.0.0.1' },
    pino({ level: 'silent' }),
  );
  const lateFeature = createRoutes({ ...routes.options, app: late }).feature({});
  lateFeature.handle(place, placeOf);
  lateFeature.handleInTransaction(own, placeOf);
  lateFeature.handleWithCachedAuth(cached, placeOf);
  const placeAt = async (url: string) => {
    const response = await late.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: 'Bearer known', 'content-type': 'application/json' },
      payload: '{}',
    });
    return response.json();
  };
  expect(await placeAt('/place')).toBe('database');
  expect(await placeAt('/place/own')).toBe('transaction');
  expect(await placeAt('/place/cached')).toBe('database');
  await late.close();
});

test('a user of the cache is checked when the handler asks, and not before', async () => {
  const swung = await send('POST', '/swing', { token: 'known' });
  expect(swung).toEqual({ status: 200, body: { userID: USER, refused: null } });
  expect(checked).toEqual([['known', ['access']]]);
  check = async () => refuse('session_ended');
  expect((await send('POST', '/swing', { token: 'known' })).body).toEqual({
    userID: USER,
    refused: 'session_ended',
  });
});

test('with a key the user is checked first, since the handler runs after the key is claimed', async () => {
  check = async () => refuse('session_ended');
  expect(await send('POST', '/swing', { token: 'known', key: 'one' })).toMatchObject({
    status: 401,
    body: { code: 'session_ended' },
  });
});

test('a user who is not in the cache is checked once, before the handler', async () => {
  isCached = false;
  const swung = await send('POST', '/swing', { token: 'known' });
  expect(swung.body).toEqual({ userID: USER, refused: null });
  expect(checked).toEqual([['known', ['access']]]);
});

test('a call that does not rely on the cache never uses it; some calls take another token too', async () => {
  await send('GET', '/watch', { token: 'known' });
  expect(checked).toEqual([['known', ['access', 'id']]]);
  await send('GET', '/look', { token: 'known' });
  expect(checked.at(-1)).toEqual(['known', ['access']]);
});

test('a call for anyone takes guests, and users with their token', async () => {
  expect((await send('GET', '/look')).body).toEqual({ userID: null });
  expect(checked).toEqual([]);
  expect((await send('GET', '/look', { token: 'known' })).body).toEqual({ userID: USER });
  check = async () => refuse('token_invalid');
  expect((await send('GET', '/look', { token: 'x' })).body).toEqual({ userID: null });
  check = async () => refuse('token_expired');
  expect(await send('GET', '/look', { token: 'x' })).toMatchObject({
    status: 401,
    body: { code: 'token_expired' },
  });
});

test('signing in and the like ignore an old token', async () => {
  check = async () => refuse('token_expired');
  expect(await send('POST', '/join', { token: 'old' })).toEqual({
    status: 200,
    body: { userID: null },
  });
  expect(checked).toEqual([]);
});

test('a header that holds no token is one of nobody', async () => {
  check = async () => refuse('token_invalid');
  for (const authorization of ['Bearer', 'Basic abc', `Bearer ${'x'.repeat(301)}`, 'Bearer a b']) {
    const response = await app.inject({ url: '/api/watch', headers: { authorization } });
    expect([response.statusCode, response.json().code]).toEqual([401, 'token_invalid']);
  }
  expect(new Set(checked.map(([token]) => token))).toEqual(new Set(['']));
  checked = [];
  for (const authorization of ['bearer  known', `Bearer ${'x'.repeat(300)}`, 'Bearer a-._~+/='])
    await app.inject({ url: '/api/watch', headers: { authorization } });
  expect(checked.map(([token]) => token)).toEqual(['known', 'x'.repeat(300), 'a-._~+/=']);
  const none = await app.inject({ url: '/api/watch', headers: { authorization: '' } });
  expect(none.json().code).toBe('not_signed_in');
});
