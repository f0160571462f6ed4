import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageModule } from './page-module.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { RateLimitName } from './rate-limiter.ts';

/** Renders a page that counts how many came before it; fails for /broken. */
const THREAD = `
let count = 0;
export async function renderPage({ url, site, data }) {
  if (url === '/broken') throw new Error('cannot be drawn');
  if (url === '/fatal') setImmediate(() => { throw new Error('the thread is gone'); });
  if (url === '/fatal') await new Promise(() => undefined);
  const { status, body } = await data('/api/cards');
  count += 1;
  return { status: url === '/nowhere' ? 404 : 200, ahead: '', scripts: '', head: site + url, styles: '', html: count + ':' + status + ':' + JSON.stringify(body), state: '' };
}
export const fillTemplate = (template, page) => template + '|' + page.head + '|' + page.html;
`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-pages-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = path.join(folder, 'entry-server.mjs');
await writeFile(file, THREAD);

let now = 0;
let logged: { level: number; msg: string; url?: string; err?: { message: string } }[] = [];
let emptyPages = 0;
let isLimited = false;
let counted: [RateLimitName, string][] = [];
let asked: [string, string][] = [];
/** Responds as the API does. */
let get: (url: string) => Promise<{ statusCode: number; body: string }>;
const closing = new AbortController();
afterAll(() => closing.abort());

const module: PageModule = {
  pageAddressOf: (url) => ({ address: url.split('&')[0]!, calls: ['/api/cards'] }),
  renderPage: () => Promise.reject(new Error('in the way of everybody')),
  renderEmptyPage: ({ url, site }) => ({
    status: 200,
    isKeptFromSearch: false,
    ahead: '',
    scripts: '',
    head: `${site}${url.split('?')[0]}`,
    styles: '',
    html: '',
    state: '',
    isHome: false,
  }),
  fillTemplate: (template, page) => {
    emptyPages += 1;
    return `${template}|${page.head}|empty`;
  },
  drawCardPreview: () => '',
  drawPublicGamePreview: () => '',
};

const aRenderer = () =>
  createPageRenderer({
    module,
    thread: { module: pathToFileURL(file).href, template: 'page' },
    site: () => 'https://pennant.example',
    get: (url, ip) => {
      asked.push([url, ip]);
      return get(url);
    },
    rateLimiter: {
      take: (rate, client) => {
        counted.push([rate, client]);
        return isLimited ? 1 : null;
      },
    },
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) }),
    signal: closing.signal,
  });

beforeEach(() => {
  [now, emptyPages, isLimited] = [1_000_000, 0, false];
  [logged, counted, asked] = [[], [], []];
  get = async () => ({ statusCode: 200, body: '["Casey"]' });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets time pass, also for the cache, which looks at the clock once in a millisecond. */
const pass = async (ms: number) => {
  now += ms;
  await new Promise((resolve) => setTimeout(resolve, 5));
};

test('a page is rendered with the responses of its calls, for the client that asks', async () => {
  const pageOf = aRenderer();
  const page = await pageOf('/cards', '2001:db8:1:2::9');
  expect(page.status).toBe(200);
  expect(page.html.toString()).toBe('page|https://pennant.example/cards|1:200:["Casey"]');
  expect(gunzipSync(page.gzipped).toString()).toBe(page.html.toString());
  expect(brotliDecompressSync(page.brotli).toString()).toBe(page.html.toString());
  expect(asked).toEqual([['/api/cards', '2001:db8:1:2::9']]);
  expect(counted).toEqual([['pages', '2001:db8:1:2::/64']]);
  expect((await pageOf('/nowhere', '10.0.0.1')).status).toBe(404);
  expect(logged).toEqual([]);
});

test('for two seconds everybody gets the same page, then it is rendered anew', async () => {
  const pageOf = aRenderer();
  const first = await pageOf('/cards', '10.0.0.1');
  await pass(1_999);
  expect(await pageOf('/cards&x=1', '10.0.0.2')).toBe(first);
  await pass(1);
  const second = await pageOf('/cards', '10.0.0.2');
  expect(second.html.toString()).toContain('|2:200');
  expect(asked).toHaveLength(2);
});

test('all who ask at once wait for one rendering', async () => {
  const pageOf = aRenderer();
  const pages = await Promise.all(['1', '2', '3'].map((end) => pageOf('/cards', `10.0.0.${end}`)));
  expect(new Set(pages).size).toBe(1);
  expect(asked).toHaveLength(1);
});

test('a page of a minute is sent while others wait, and to who has used up the limit', async () => {
  const pageOf = aRenderer();
  const first = await pageOf('/cards', '10.0.0.1');
  isLimited = true;
  await pass(59_000);
  expect(await pageOf('/cards', '10.0.0.1')).toBe(first);
  expect((await pageOf('/teams', '10.0.0.1')).html.toString()).toContain('|empty');
  isLimited = false;
  const held = Promise.withResolvers<{ statusCode: number; body: string }>();
  get = () => held.promise;
  const slow = pageOf('/slow', '10.0.0.3');
  expect(await pageOf('/cards', '10.0.0.2')).toBe(first);
  held.resolve({ statusCode: 200, body: '[]' });
  await slow;
  // It was rendered again meanwhile.
  await expect.poll(async () => (await pageOf('/cards', '10.0.0.2')) === first).toBe(false);
});

test('a page older than a minute is not sent any more', async () => {
  const pageOf = aRenderer();
  await pageOf('/cards', '10.0.0.1');
  await pass(60_001);
  isLimited = true;
  expect((await pageOf('/cards', '10.0.0.1')).html.toString()).toContain('|empty');
});

test('a client that may make no more calls gets the page that the browser renders', async () => {
  const pageOf = aRenderer();
  get = async () => ({ statusCode: 429, body: '{}' });
  expect((await pageOf('/cards', '10.0.0.1')).html.toString()).toContain('|empty');
  get = async () => ({ statusCode: 200, body: '[]' });
  expect((await pageOf('/cards', '10.0.0.2')).html.toString()).toContain('|1:200');
});

test('a page that lacks what the database could not give is not sent to others', async () => {
  const pageOf = aRenderer();
  get = async () => ({ statusCode: 500, body: '{}' });
  expect((await pageOf('/cards', '10.0.0.1')).html.toString()).toContain('|1:500');
  get = async () => ({ statusCode: 499, body: '{}' });
  expect((await pageOf('/cards', '10.0.0.1')).html.toString()).toContain('|2:499');
  expect((await pageOf('/cards', '10.0.0.1')).html.toString()).toContain('|2:499');
});

test('a page that can’t be rendered is left to the browser, and the log says which', async () => {
  const pageOf = aRenderer();
  expect((await pageOf('/broken', '10.0.0.1')).html.toString()).toContain('|empty');
  expect(logged).toMatchObject([
    {
      level: 50,
      url: '/broken',
      msg: 'a page could not be rendered',
      err: { message: 'cannot be drawn' },
    },
  ]);
  // It is not tried again at once.
  await pageOf('/broken', '10.0.0.1');
  expect(asked).toHaveLength(1);
});

test('where the rendering thread ends, the browser renders, and the next page is rendered again', async () => {
  const pageOf = aRenderer();
  expect((await pageOf('/fatal', '10.0.0.1')).html.toString()).toContain('|empty');
  expect(logged).toMatchObject([{ level: 50, msg: 'pages could not be rendered' }]);
  expect((await pageOf('/cards', '10.0.0.1')).html.toString()).toContain('|1:200');
});

test('nobody waits longer than five seconds, and the page is there for the next', async () => {
  const pageOf = aRenderer();
  const held = Promise.withResolvers<{ statusCode: number; body: string }>();
  get = () => held.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let sent = '';
  const waiting = pageOf('/slow', '10.0.0.1').then(({ html }) => (sent = html.toString()));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(sent).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(sent).toContain('|empty');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  held.resolve({ statusCode: 200, body: '[]' });
  await expect
    .poll(async () => (await pageOf('/slow', '10.0.0.1')).html.toString())
    .toContain('|1:200:[]');
  expect(asked).toHaveLength(1);
});

test('a page that was in time leaves no timer behind', async () => {
  const pageOf = aRenderer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await pageOf('/cards', '10.0.0.1');
  expect(vi.getTimerCount()).toBe(0);
});

test('a page without content is made once for all addresses that share its head', async () => {
  const pageOf = aRenderer();
  isLimited = true;
  const page = await pageOf('/cards?a', '10.0.0.1');
  expect(await pageOf('/cards?b', '10.0.0.2')).toBe(page);
  expect(page.status).toBe(200);
  expect(gunzipSync(page.gzipped).toString()).toBe(page.html.toString());
  expect(brotliDecompressSync(page.brotli).toString()).toBe(page.html.toString());
  expect(await pageOf('/teams', '10.0.0.1')).not.toBe(page);
  expect(emptyPages).toBe(2);
});
