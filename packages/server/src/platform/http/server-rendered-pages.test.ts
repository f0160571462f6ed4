import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { aSeason } from '../../packs/testing/a-season.ts';
import { aManager, aStartedGame } from '../../games/testing/a-game.ts';
import { aClub } from '../../teams/testing/a-club.ts';
import { aDatabase } from '../../testing/a-database.ts';
import { anApp } from '../../testing/an-app.ts';

const TEMPLATE =
  '<html><head><script>first()</script><style>p{}</style><!--page-head--></head><body><!--page-html--><!--page-state--></body></html>';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/**
 * A minimal build of the web package: renders /, responds with 404 to /nowhere, fails for /broken,
 * and knows the parameter `board`. A page tells how many were rendered, and in which thread.
 */
const RENDERER = `
import { isMainThread } from 'node:worker_threads';
let count = 0;
export const pageAddressOf = (url) => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const board = searchParams.get('board');
  return { address: pathname + (board ? '?board=' + board : ''), calls: ['/api/openapi.json'] };
};
export async function renderPage({ url, data }) {
  if (url === '/broken') throw new Error('cannot be drawn');
  const { status } = await data('/api/openapi.json');
  count += 1;
  return { status: url === '/nowhere' ? 404 : 200, ahead: '', scripts: '', head: '<title>' + url + '</title>',
    isKeptFromSearch: url.startsWith('/g/'), styles: 'a{}', html: 'asked: ' + status + ', number ' + count + (isMainThread ? ', in the way' : ''), state: '{}' };
}
export const renderEmptyPage = ({ url }) =>
  ({ status: url === '/nowhere' ? 404 : 200, ahead: '', scripts: '', head: '<title>' + url + '</title>', isKeptFromSearch: false, styles: 'b{}', html: '', state: '{}' });
export const fillTemplate = (template, page) =>
  template.replace('<!--page-head-->', page.head).replace('<!--page-html-->', page.html).replace('<!--page-state-->', '');
export const drawPublicGamePreview = (game, eventNumber) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="' + (eventNumber ?? 63) + '" fill="red"/></svg>';
export const drawCardPreview = (card) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><title>' + card.cardID + '</title><rect width="120" height="63" fill="red"/></svg>';
`;
const EMPTY_BODY = '<body></body>';

const SCRIPT = `/* ${'page '.repeat(2000)} */`;

const webFolder = await mkdtemp(path.join(os.tmpdir(), 'pennant-web-'));
afterAll(() => rm(webFolder, { recursive: true, force: true }));
for (const [file, text] of [
  ['client/index.html', TEMPLATE],
  ['client/bootstrap.js', `/* ${'bootstrap '.repeat(50)} */`],
  ['client/assets/page-0a1b2c.js', SCRIPT],
  ['client/assets/page-0a1b2c.js.gz', gzipSync(SCRIPT)],
  ['client/assets/page-0a1b2c.js.br', brotliCompressSync(SCRIPT)],
  ['client/.vite/manifest.json', '{}'],
  ['server/entry-server.js', RENDERER],
  ['secret.txt', 'not for anyone'],
] as const) {
  await mkdir(path.dirname(path.join(webFolder, file)), { recursive: true });
  await writeFile(path.join(webFolder, file), text);
}
const database = await aDatabase();
await aSeason(database, { year: 1954 });
const { app } = await anApp({ database, webFolder });
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  test('are rendered on the server with the responses of the calls', async () => {
    // The first has to wait for the thread to start, on a busy machine longer than a request does.
    await expect.poll(async () => (await get('/')).body).toContain('asked: 200');
    const page = await get('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>/</title>');
    expect(page.body).toContain('asked: 200');
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test('allow no script, style or frame but our own, and inside the page what the build put there', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' ${hashOf('first()')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('p{}')} ${hashOf('a{}')};`);
    expect(policy).not.toContain('unsafe');
  });

  test('allow the style sheet of their own, and of no other page', async () => {
    const policy = String((await get('/broken')).headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' ${hashOf('p{}')} ${hashOf('b{}')};`);
  });

  test('load, send and connect to this server only, and nobody frames them', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const sources = policy
      .split(';')
      .map((directive) => directive.split(' '))
      .filter(([name]) => !['script-src', 'style-src'].includes(name ?? ''));
    expect(Object.fromEntries(sources.map(([name, ...from]) => [name, from.join(' ')]))).toEqual({
      'default-src': "'none'",
      'worker-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'media-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'report-uri': '/csp-reports',
      'report-to': 'csp',
    });
  });

  test('bring headers that a file has no use for; a script keeps the policy that a worker goes by', async () => {
    const page = (await get('/')).headers;
    const script = (await get('/assets/page-0a1b2c.js')).headers;
    expect(page).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'same-origin' });
    expect(script).not.toHaveProperty('x-frame-options');
    expect(script).not.toHaveProperty('permissions-policy');
    expect(script).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    // A worker that paints text on cards uses the page's fonts.
    expect(script['content-security-policy']).toContain("font-src 'self'");
  });

  test('that do not exist respond with 404 and a page', async () => {
    const page = await get('/nowhere');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<title>/nowhere</title>');
  });

  test('that can’t be drawn here are left to the browser', async () => {
    const page = await get('/broken');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>/broken</title>');
    expect(page.body).toContain(EMPTY_BODY);
  });

  test('are rendered in a thread of their own, so that nobody waits for another’s page', async () => {
    expect((await get('/')).body).not.toContain('in the way');
  });

  test('are rendered once, whatever parameters their URL carries that they do not know', async () => {
    const pages = await Promise.all([1, 2, 3].map((x) => get(`/standings?x=${x}`)));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect((await get('/standings?x=4')).body).toBe(pages[0]?.body);
    expect((await get('/standings?board=hr')).body).toContain('<title>/standings?board=hr</title>');
  });

  test('that search engines are to leave out tell them so', async () => {
    expect((await get('/g/7')).headers['x-robots-tag']).toBe('noindex');
    expect((await get('/standings')).headers).not.toHaveProperty('x-robots-tag');
  });

  test('travel packed, with the same content', async () => {
    const plain = (await get('/')).body;
    expect(plain).toContain('<title>/</title>');
    const unpackers = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [accepted, coding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip, br;q=0.5', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['GZIP;q=0.8', 'gzip'],
    ] as const) {
      const packed = await get('/', { 'accept-encoding': accepted });
      expect(packed.headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' });
      expect(unpackers[coding](packed.rawPayload).toString()).toBe(plain);
    }
    for (const accepted of ['identity', 'gzip;q=0', 'brotli, xgzip']) {
      const unpacked = await get('/', { 'accept-encoding': accepted });
      expect(unpacked.headers).not.toHaveProperty('content-encoding');
      expect(unpacked.body).toBe(plain);
    }
  });

  test('take no other method, and unknown calls get no page', async () => {
    expect((await app.inject({ method: 'POST', url: '/' })).json()).toMatchObject({
      code: 'not_found',
    });
    expect((await get('/api/none')).json()).toMatchObject({ code: 'not_found' });
    expect((await get('/dev/none')).statusCode).toBe(404);
  });
});

describe('the preview of a card', () => {
  const PATH = '/cards/19540001/preview.png';

  test('is a PNG that other sites may show and keep', async () => {
    const { statusCode, headers, rawPayload } = await get(PATH);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([120, 63]);
  });

  test('is not sent again to who has it', async () => {
    const { headers } = await get(PATH);
    const again = await get(PATH, { 'if-none-match': String(headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('of a card that is not there is none', async () => {
    const missing = await get('/cards/7/preview.png');
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toMatchObject({ code: 'card_not_found', error: 'No card found.' });
    expect((await get('/cards/x%2F..%2Fuser/preview.png')).statusCode).toBe(400);
  });
});

describe('a guest who asks for ever more', () => {
  const MANY = Array.from({ length: 12 }, (_, index) => index);

  test('gets pages that the browser renders, and others get theirs as before', async () => {
    const limited = await anApp({ database, webFolder, settings: { limitsFactor: 0.1 } });
    const getFrom = async (remoteAddress: string, url: string) =>
      (await limited.app.inject({ url, remoteAddress })).body;
    await expect.poll(() => getFrom('10.0.0.3', '/')).toContain('asked: 200');
    const pages: string[] = [];
    for (const index of MANY) pages.push(await getFrom('10.0.0.1', `/?board=${index}`));
    // A tenth of the limit: a burst of four.
    expect(pages.filter((body) => body.includes('asked: 200'))).toHaveLength(4);
    expect(pages.at(-1)).toContain('<title>/?board=11</title>');
    expect(pages.at(-1)).toContain(EMPTY_BODY);
    expect(await getFrom('10.0.0.2', '/?board=11')).toContain('asked: 200');
    // A page that was rendered is sent to everybody.
    expect(await getFrom('10.0.0.1', '/?board=11')).toContain('asked: 200');
  });

  test('all at once, gets most of them empty: two of one guest are rendered at a time', async () => {
    const pages = await Promise.all(MANY.map((index) => get(`/many?board=${index}`)));
    const isRendered = pages.map(({ body }) => body.includes('asked: 200'));
    expect(isRendered.filter(Boolean)).toHaveLength(2);
    expect(isRendered.slice(0, 2)).toEqual([true, true]);
    expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test('is told to wait for images of cards', async () => {
    const limited = await anApp({ database, webFolder, settings: { limitsFactor: 0.1 } });
    const getImage = (card: number) =>
      limited.app.inject({ url: `/cards/1954000${card}/preview.png` });
    // A tenth of the limit: a burst of two.
    expect([(await getImage(1)).statusCode, (await getImage(2)).statusCode]).toEqual([200, 200]);
    const refused = await getImage(3);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    const again = await limited.app.inject({ url: '/cards/19540001/preview.png' });
    expect(again.statusCode).toBe(200);
  });
});

test('a game’s image is drawn of its last play or of the one in its address, while it is shown', async () => {
  const program = await anApp({ database, webFolder });
  const { player, teamID } = await aManager(program, { year: 1954 });
  const gameID = await aStartedGame(player, {
    home: teamID,
    visitors: await aClub(database, { year: 1954 }),
  });
  const getImage = (path: string) => program.app.inject({ url: `/g/${gameID}${path}/preview.png` });
  expect((await getImage('')).statusCode, 'under way').toBe(404);
  await player.request('POST', `/games/${gameID}/play`, { body: { until: 'final' } });
  const [last, other] = [await getImage(''), await getImage('/7')];
  for (const { statusCode, headers } of [last, other]) {
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    });
  }
  expect(other.rawPayload.equals(last.rawPayload)).toBe(false);
  expect(other.headers['etag']).not.toBe(last.headers['etag']);
  await player.request('PUT', `/games/${gameID}/visibility`, { body: { isPublic: false } });
  expect((await getImage('')).json().code).toBe('public_game_not_found');
});

test('a card’s image waits where the client has used up the calls of the API', async () => {
  const limited = await anApp({ database, webFolder, settings: { limitsFactor: 0.01 } });
  const get = (url: string) => limited.app.inject({ url, remoteAddress: '10.0.0.3' });
  for (let call = 0; call < 2; call += 1) await get('/api/series');
  const refused = await get('/cards/19540004/preview.png');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({
    'retry-after': '2',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(refused.json().code).toBe('too_many_requests');
});

test('where only the client part is built, every page is left to the browser', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pennant-client-'));
  await mkdir(path.join(folder, 'client'));
  await writeFile(
    path.join(folder, 'client', 'index.html'),
    '<html><!--page-ahead--><head><!--page-scripts--><!--page-head--></head><body><!--page-html--><!--page-state--></body></html>',
  );
  const bare = await anApp({ database, webFolder: folder });
  const page = await bare.app.inject({ url: '/cards/7' });
  expect([page.statusCode, page.body]).toEqual([200, '<html><head></head><body></body></html>']);
  const zipped = await bare.app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(page.body);
  expect((await bare.app.inject({ url: '/cards/19540001/preview.png' })).body).toBe(page.body);
  await rm(folder, { recursive: true, force: true });
});

describe('files', () => {
  test('with a hash in their name are cached for a year, the others are revalidated', async () => {
    expect((await get('/assets/page-0a1b2c.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const small = await get('/bootstrap.js');
    expect(small.headers['cache-control']).toBe('no-cache');
    const again = await get('/bootstrap.js', { 'if-none-match': String(small.headers['etag']) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('travel packed where the browser understands it and the build has packed them', async () => {
    const getScript = (encodings: string) =>
      get('/assets/page-0a1b2c.js', { 'accept-encoding': encodings });
    const zipped = await getScript('gzip');
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT);
    const smaller = await getScript('gzip, br');
    expect(smaller.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(smaller.rawPayload).toString()).toBe(SCRIPT);
    expect((await getScript('identity')).body).toBe(SCRIPT);
    const unpacked = await get('/bootstrap.js', { 'accept-encoding': 'gzip, br' });
    expect(unpacked.headers).not.toHaveProperty('content-encoding');
    expect(unpacked.body).toContain('bootstrap');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.vite/manifest.json',
    '/index.html',
  ])('%s is none of them', async (url) => {
    const { body } = await get(url);
    expect(body).not.toContain('not for anyone');
    expect(body).not.toBe('{}');
    expect(body).not.toContain('<!--page-html-->');
  });
});

test('without a built page the program says what to do', async () => {
  const bare = await anApp({ database });
  const page = await bare.app.inject({ url: '/' });
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('npm start');
});
