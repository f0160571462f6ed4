import { calls } from '@pennant/contract/calls';
import { errorBody, type Call } from '@pennant/contract/call';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { anApp } from '../../testing/an-app.ts';
import { aPlayer } from '../../testing/a-player.ts';

const app = await anApp();
const player = await aPlayer(app);
const everyCall = Object.entries(calls as Readonly<Record<string, Call>>);

describe('whatever is refused', () => {
  const requests: [
    string,
    () => Promise<{ status: number; body: unknown; headers: object }>,
    number,
    string,
  ][] = [
    ['an unknown call', () => app.request('GET', '/no/such/call'), 404, 'not_found'],
    ['another method', () => app.request('POST', '/wallet/get', { body: {} }), 404, 'not_found'],
    [
      'JSON that is none',
      () => app.request('POST', '/auth/login', { body: '{"username":' }),
      400,
      'malformed',
    ],
    [
      'a body that is no object',
      () => app.request('POST', '/auth/login', { body: '"text"' }),
      400,
      'malformed',
    ],
    ['no body', () => app.request('POST', '/auth/login'), 400, 'malformed'],
    [
      'a body that sets a prototype',
      () => app.request('POST', '/auth/login', { body: '{"__proto__":{"isAdmin":true}}' }),
      400,
      'malformed',
    ],
    [
      'a body over 64 KB',
      () =>
        app.request('POST', '/auth/login', {
          body: { username: 'x'.repeat(70_000), password: 'x' },
        }),
      413,
      'body_too_large',
    ],
    [
      'a body that is no JSON',
      () =>
        app.request('POST', '/auth/login', {
          body: 'a=b',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      415,
      'unsupported_media_type',
    ],
    ['a broken path', () => app.request('GET', '/card/%E0%A4%A'), 400, 'malformed'],
    ['no token', () => app.request('GET', '/wallet/get'), 401, 'not_signed_in'],
    [
      'a value of another type',
      () => player.request('PUT', '/users/setGameSpeed', { body: { gameSpeed: 1 } }),
      400,
      'malformed',
    ],
  ];
  test.each(requests)('%s comes as {error, code}', async (_what, send, status, code) => {
    const response = await send();
    expect(response).toMatchObject({ status, body: { code } });
    expect(errorBody.safeParse(response.body).success).toBe(true);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});

test('every call responds with JSON, to guests and players, whatever the status', async () => {
  for (const [name, call] of everyCall) {
    const path = call.path.replaceAll(/\{\w+\}/g, '1');
    for (const client of [app, player]) {
      const { headers, status } = await client.request(
        call.method,
        path,
        call.body ? { body: {} } : {},
      );
      expect(headers['content-type'], `${name}, ${status}`).toBe('application/json; charset=utf-8');
    }
  }
});

test('no response of the API may be cached, sniffed or framed', async () => {
  const { headers } = await player.request('GET', '/wallet/get');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
});

describe('every call of the contract', () => {
  test('stands in the OpenAPI document, and on the reading page', async () => {
    const { body: document } = await app.request('GET', '/openapi.json');
    const { body: page, headers } = await app.request('GET', '/docs');
    for (const [, call] of everyCall) {
      expect(document.paths[call.path]).toHaveProperty(call.method.toLowerCase());
      expect(page).toContain(`${call.method} ${call.path}`);
    }
    expect(document.openapi).toBe('3.1.0');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(page).not.toContain('<script');
  });
});

test('measurements are for this machine only', async () => {
  const getMetrics = (remoteAddress: string, headers = {}) =>
    app.app.inject({ url: '/metrics', remoteAddress, headers });
  expect((await getMetrics('127.0.0.1')).body).toContain('http_answer_seconds');
  expect((await getMetrics('10.0.0.1')).statusCode).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded'])
    expect((await getMetrics('127.0.0.1', { [header]: 'for=10.0.0.1' })).statusCode).toBe(404);
  for (const own of ['127.8.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await getMetrics(own)).statusCode).toBe(200);
  for (const other of ['10.127.0.0.1', '127.0.0.1.10', '::ffff:10.0.0.1'])
    expect((await getMetrics(other)).statusCode).toBe(404);
});

test('with a token measurements are for elsewhere too, and behind a proxy never without it', async () => {
  const metricsToken = 'a-token-of-the-operator';
  const proxied = await anApp({
    database: app.database,
    settings: { trustProxy: 'loopback', metricsToken },
  });
  const statusOf = async (running: typeof app, remoteAddress: string, token?: string) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await running.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
  };
  // A proxy on this machine may forget to say for which client it asks.
  expect(await statusOf(proxied, '127.0.0.1')).toBe(404);
  for (const wrong of ['another-token-of-nobody', metricsToken.slice(0, -1), `${metricsToken}s`])
    expect(await statusOf(proxied, '127.0.0.1', wrong)).toBe(404);
  expect(await statusOf(proxied, '127.0.0.1', metricsToken)).toBe(200);
  expect(await statusOf(proxied, '10.0.0.1', metricsToken)).toBe(200);
  const withoutToken = await anApp({ database: app.database, settings: { trustProxy: 1 } });
  expect(await statusOf(withoutToken, '127.0.0.1')).toBe(404);
  expect(await statusOf(withoutToken, '127.0.0.1', 'null')).toBe(404);
  expect(await statusOf(app, '127.0.0.1', 'any-token-at-all-really')).toBe(404);
});

test('what is for machines is limited as reads are, and packed once', async () => {
  const limited = await anApp({ database: app.database, settings: { limitsFactor: 0.01 } });
  for (const [index, url] of [
    '/api/openapi.json',
    '/api/docs',
    '/api/health',
    '/metrics',
  ].entries()) {
    const get = () => limited.app.inject({ url, remoteAddress: `127.0.0.${index + 1}` });
    expect([(await get()).statusCode, (await get()).statusCode]).toEqual([200, 200]);
    const refused = await get();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  }
  const packed = await app.app.inject({
    url: '/api/openapi.json',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).openapi).toBe('3.1.0');
});

test('the local outbox is readable by this machine under its own name only', async () => {
  await app.request('POST', '/users', {
    body: { username: 'Casey', email: 'casey@example.com', password: 'Mudville#1888' },
  });
  const read = (host: string, accept = 'application/json') =>
    app.app.inject({ url: '/dev/mail', headers: { host, accept } });
  const [letter] = (await read('127.0.0.1:3000')).json().messages;
  expect(letter).toMatchObject({
    to: 'casey@example.com',
    subject: expect.any(String),
    html: expect.stringContaining('token='),
  });
  expect(letter.text).toContain('token=');
  expect((await read('localhost:3000', 'text/html')).headers['content-type']).toContain(
    'text/html',
  );
  expect((await read('evil.example')).statusCode).toBe(404);

  const elsewhere = await anApp({ database: app.database, settings: { host: '0.0.0.0' } });
  expect((await elsewhere.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
});
