import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { createHttpServer, isApiUrl } from './http-server.ts';

let logged: Record<string, unknown>[] = [];
const log = pino(
  { level: 'info' },
  { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
);

/** A server with routes that answer what they were sent, or fail as they are told. */
function aServer(settings: Partial<Pick<Settings, 'trustProxy' | 'publicUrl'>> = {}) {
  const app = createHttpServer(
    { trustProxy: false, publicUrl: 'http://pennant.example', ...settings },
    log,
  );
  app.post('/api/echo', async ({ body }) => ({ body: body ?? 'none' }));
  app.get('/api/ip', async ({ ip }) => ({ ip }));
  app.get('/api/players/:name', async ({ params }) => params);
  app.get<{ Querystring: { code: string; message?: string } }>('/api/fail', async ({ query }) => {
    throw Object.assign(new Error(query.message ?? 'relation "bats" does not exist'), {
      code: query.code,
    });
  });
  afterAll(() => app.close());
  return app;
}

const app = aServer();
const post = (payload: string, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const fail = (code: string) => app.inject({ url: `/api/fail?code=${code}` });

beforeEach(() => {
  logged = [];
});

describe('a body', () => {
  test('is JSON; an empty one counts as none', async () => {
    expect((await post('{"bat":[1]}')).json()).toEqual({ body: { bat: [1] } });
    expect((await post('')).json()).toEqual({ body: 'none' });
  });

  test.each([
    ['{"bat":', 'The body is not valid JSON.'],
    ['{"__proto__":{"isAdmin":true}}', 'The body is not valid JSON.'],
    ['{"constructor":{"prototype":{}}}', 'The body is not valid JSON.'],
  ])('like %s is refused with a sentence', async (payload, sentence) => {
    const response = await post(payload);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: sentence, code: 'malformed', details: [{ path: '', message: sentence }] },
    ]);
    expect(logged).toEqual([]);
  });

  test('is as long as it says', async () => {
    const response = await post('{"bat":1}', { 'content-length': '5' });
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      'The body is not as long as its Content-Length says.',
    ]);
  });

  test('of another kind, or too long a one, is refused without details', async () => {
    const form = await post('a=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([form.statusCode, form.json()]).toEqual([
      415,
      {
        code: 'unsupported_media_type',
        error: 'Send JSON, with the content type application/json.',
      },
    ]);
    const plain = await post('text', { 'content-type': 'text/plain' });
    expect(plain.statusCode).toBe(415);
    const most = `"${'x'.repeat(64 * 1024 - 2)}"`;
    expect((await post(most)).statusCode).toBe(200);
    const long = await post(`${most} `);
    expect([long.statusCode, long.json()]).toEqual([
      413,
      { code: 'body_too_large', error: 'The request is too large; the most is 64 KB.' },
    ]);
  });
});

describe('an address', () => {
  test('that cannot be read is refused with a sentence', async () => {
    const { statusCode, body } = await app.inject({ url: '/api/players/%E0%A4%A' });
    expect([statusCode, JSON.parse(body).error]).toEqual([
      400,
      'The address is broken: a % stands before no two hex digits.',
    ]);
  });

  test('may end with a slash, and may hold a long name', async () => {
    expect((await app.inject({ url: '/api/players/casey/' })).json()).toEqual({ name: 'casey' });
    const statusOf = async (length: number) =>
      (await app.inject({ url: `/api/players/${'x'.repeat(length)}` })).statusCode;
    expect([await statusOf(500), await statusOf(501)]).not.toEqual([200, 200]);
    expect(await statusOf(500)).toBe(200);
  });

  test.each([
    ['/api', true],
    ['/api/', true],
    ['/api/cards', true],
    ['/apis', false],
    ['/cards/api/', false],
    ['/', false],
  ])('%s is one of the API: %s', (url, isOne) => {
    expect(isApiUrl(url)).toBe(isOne);
  });
});

describe('an error', () => {
  test.each(['08006', '57P01', '53300'])(
    'of the database (%s) is a 503 that says when to come again, and a warning in the log',
    async (code) => {
      const { statusCode, headers, body } = await fail(code);
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      expect(JSON.parse(body)).toEqual({
        code: expect.stringMatching(/^[a-z_]+$/),
        error: expect.stringMatching(/\.$/),
      });
      expect(logged).toEqual([
        expect.objectContaining({
          level: 40,
          msg: 'the database could not serve',
          code: JSON.parse(body).code,
          cause: 'relation "bats" does not exist',
        }),
      ]);
    },
  );

  test.each(['22021', '22P05'])(
    'of a text that cannot be kept (%s) is the sender’s',
    async (code) => {
      const { statusCode, body } = await fail(code);
      const message = 'A text holds a character that cannot be kept.';
      expect([statusCode, JSON.parse(body)]).toEqual([
        400,
        { error: message, code: 'malformed', details: [{ path: '', message }] },
      ]);
      expect(logged).toEqual([]);
    },
  );

  test('of ours says nothing of itself, and is found in the log by its request', async () => {
    const { statusCode, body } = await fail('42P01');
    expect(statusCode).toBe(500);
    const { error, code, details } = JSON.parse(body);
    expect([error, code]).toEqual([
      'Something went wrong on the server. It is in its log; please try again.',
      'internal_error',
    ]);
    expect(details.request).toMatch(/./);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'a bug',
        method: 'GET',
        route: '/api/fail',
        request: details.request,
        err: expect.objectContaining({ message: 'relation "bats" does not exist' }),
      }),
    ]);
    expect(body).not.toContain('bats');
  });
});

describe('the client of a request', () => {
  const ipOf = async (trustProxy: Settings['trustProxy'], forwardedFor: string) =>
    (
      await aServer({ trustProxy }).inject({
        url: '/api/ip',
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': forwardedFor },
      })
    ).json().ip;

  test('is whoever connects, where no proxy is trusted', async () => {
    expect(await ipOf(false, '10.0.0.9')).toBe('127.0.0.1');
  });

  test.each<[Settings['trustProxy'], string]>([
    [1, '10.0.0.9'],
    [2, '10.0.0.8'],
    [true, '10.0.0.7'],
    ['loopback', '10.0.0.9'],
  ])('is whom the trusted proxies name: %s', async (trustProxy, ip) => {
    expect(await ipOf(trustProxy, '10.0.0.7, 10.0.0.8, 10.0.0.9')).toBe(ip);
  });
});

test('browsers are told to use HTTPS only where the site is reached by it', async () => {
  const headersOf = async (publicUrl: string) =>
    (await aServer({ publicUrl }).inject({ url: '/api/ip' })).headers;
  expect(await headersOf('https://pennant.example')).toMatchObject({
    'strict-transport-security': 'max-age=15552000',
  });
  expect(await headersOf('http://https.example')).not.toHaveProperty('strict-transport-security');
});

test('a request that does not come in is given up, headers before bodies', () => {
  const { server } = aServer();
  expect(server.headersTimeout).toBe(10_000);
  expect(server.requestTimeout).toBe(12_000);
  expect(server.keepAliveTimeout).toBe(10_000);
});
