import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aClock } from '../../testing/a-clock.ts';
import { cspReportRoutes, parseCspReport } from './csp-reports.ts';
import { createHttpServer } from './http-server.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { addPageSecurityHeaders, CSP_REPORT_PATH } from './security-headers.ts';

const OLD = {
  'csp-report': {
    'document-uri': 'https://pennant.example/confirm?token=secret#x',
    referrer: 'https://mail.example/inbox/secret',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?secret',
    'source-file': 'https://pennant.example/assets/page.js',
    'line-number': 7,
    'script-sample': 'secret',
  },
};
const NEW = [
  {
    type: 'csp-violation',
    age: 10,
    url: 'https://pennant.example/?token=secret',
    user_agent: 'Mozilla/5.0',
    body: {
      documentURL: 'https://pennant.example/reset?token=secret',
      effectiveDirective: 'img-src',
      blockedURL: 'inline',
      sourceFile: null,
      lineNumber: -1,
      sample: 'secret',
    },
  },
  { type: 'deprecation', body: {} },
];

describe('a report of a browser', () => {
  test('is read in both forms, without what may be secret', () => {
    expect(parseCspReport(OLD)).toEqual([
      {
        page: 'https://pennant.example/confirm',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/a.js',
        source: 'https://pennant.example/assets/page.js',
        line: 7,
      },
    ]);
    expect(parseCspReport(NEW)).toEqual([
      {
        page: 'https://pennant.example/reset',
        directive: 'img-src',
        blocked: 'inline',
        source: '',
        line: undefined,
      },
    ]);
    expect(JSON.stringify([parseCspReport(OLD), parseCspReport(NEW)])).not.toContain('secret');
  });

  test('fills no line of the log: control characters and long texts are cut out of it', () => {
    const report = {
      'csp-report': {
        'document-uri': `https://pennant.example/${'x'.repeat(300)}`,
        'effective-directive': 'img\u001b[31m-src\r\n{"level":60}',
        'blocked-uri': 'https://evil.example/a.js#access_token=secret',
      },
    };
    expect(parseCspReport(report)).toEqual([
      {
        page: `https://pennant.example/${'x'.repeat(176)}`,
        directive: 'img[31m-src{"level":60}',
        blocked: 'https://evil.example/a.js',
        source: '',
        line: undefined,
      },
    ]);
  });

  test('names the directive that took effect, not the one that it fell back to', () => {
    const both = { 'violated-directive': 'default-src', 'effective-directive': 'img-src' };
    expect(parseCspReport({ 'csp-report': both })?.[0]?.directive).toBe('img-src');
  });

  test('that is none is nothing', () => {
    for (const report of [null, 'x', {}, { 'csp-report': 7 }])
      expect(parseCspReport(report)).toBeNull();
    expect(parseCspReport([null, 7, {}])).toEqual([]);
    expect(parseCspReport(Array(100).fill(NEW[0]))).toHaveLength(10);
  });
});

const logged: string[] = [];
const { clock, pass } = aClock();
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const app = createHttpServer({ trustProxy: false, publicUrl: 'http://127.0.0.1' }, log);
await app.register(async (pages) => {
  await addPageSecurityHeaders(pages, { scripts: [], styles: [] });
  pages.get('/page', async () => 'page');
  await cspReportRoutes(pages, { rateLimiter: createRateLimiter(clock, 1), clock, log });
});
afterAll(() => app.close());
beforeEach(() => {
  logged.length = 0;
  pass({ minutes: 120 });
});

const send = (payload: unknown, { from = '10.0.0.1', type = 'application/csp-report' } = {}) =>
  app.inject({
    method: 'POST',
    url: CSP_REPORT_PATH,
    remoteAddress: from,
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

test('every page tells where to report to', async () => {
  const { headers } = await app.inject({ url: '/page' });
  expect(headers['content-security-policy']).toContain(
    `report-uri ${CSP_REPORT_PATH};report-to csp`,
  );
  expect(headers['reporting-endpoints']).toBe(`csp="${CSP_REPORT_PATH}"`);
});

test('a report lands in the log, once an hour', async () => {
  const response = await send(OLD);
  expect([response.statusCode, response.body]).toEqual([204, '']);
  await send(NEW, { type: 'application/reports+json' });
  await send(OLD, { from: '10.0.0.2' });
  expect(logged.map((text) => JSON.parse(text).directive)).toEqual(['script-src-elem', 'img-src']);
  pass({ minutes: 61 });
  await send(OLD);
  expect(logged).toHaveLength(3);
});

test('nobody fills the log: few reports of a client, a hundred different ones of all', async () => {
  const reportOf = (index: number) => ({
    'csp-report': { ...OLD['csp-report'], 'blocked-uri': `https://evil.example/${index}` },
  });
  const statuses: number[] = [];
  for (let index = 0; index < 20; index += 1)
    statuses.push((await send(reportOf(index))).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
  for (let index = 0; index < 300; index += 1)
    await send(reportOf(index), { from: `10.1.0.${index}` });
  expect(logged).toHaveLength(100);
});

test.each([
  ['no JSON', '{"csp', 'application/csp-report', 400],
  ['of another kind', '{}', 'application/csp-report', 400],
  ['of another type', '{}', 'application/json', 415],
  ['too long', `"${'x'.repeat(20_000)}"`, 'application/csp-report', 413],
])('what is %s is refused', async (_what, payload, type, status) => {
  expect((await send(payload, { type })).statusCode).toBe(status);
  expect(logged).toEqual([]);
});
