import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals, refuse } from '../refusal.ts';
import { sendRefusal } from './responses.ts';

/** Maximum number of cached images, about 100 KB each; the least recently used is evicted. */
const MAX_CACHED = 200;
/** Maximum number of concurrent and of queued renderings; each takes about 0.1 s of a core. */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 30;

const CACHE_FOR_A_DAY = 'public, max-age=86400';

/**
 * Registers `/cards/{cardID}/preview.png`: the image that messengers and other sites show with a
 * link to a card's page. It is rendered from the API's response to a guest, by the same code as the
 * page; the request counts against the client's rate limit.
 */
export function serveSocialPreviewImages(
  app: FastifyInstance,
  draw: (card: unknown) => string,
  fontsFolder: string,
): void {
  const fonts = existsSync(fontsFolder)
    ? readdirSync(fontsFolder).map((file) => path.join(fontsFolder, file))
    : [];
  const renderPng = createPngRenderer(fonts);

  app.get('/cards/:cardID/preview.png', async (request, reply) => {
    const { cardID } = request.params as { cardID: string };
    const response = await app.inject({
      url: `/api/card/${encodeURIComponent(cardID)}`,
      remoteAddress: request.ip,
    });
    if (response.statusCode === 429)
      void reply.header('retry-after', response.headers['retry-after'] ?? 1);
    if (response.statusCode !== 200) return forwardResponse(reply, response);
    const svg = draw(response.json<unknown>());
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"`;
    void reply
      .header('cache-control', CACHE_FOR_A_DAY)
      .header('etag', etag)
      // Other sites embed the image.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(request, etag)) return reply.code(304).send();
    const png = renderPng(etag, svg);
    if (png === null) {
      void reply.header('retry-after', 1).header('cache-control', 'no-store');
      return sendRefusal(reply, { ...commonRefusals.busy, refusal: refuse('busy') });
    }
    return reply.type('image/png').send(await png);
  });
}

const matchesEtag = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match'] === etag;

/** Forwards the API's refusal: an unknown card, or too many requests. */
function forwardResponse(
  reply: FastifyReply,
  response: { readonly statusCode: number; readonly body: string },
): FastifyReply {
  return reply
    .code(response.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(response.body);
}

/**
 * Returns a function that renders SVG to PNG, with a cache and limited concurrency; it returns null
 * if too many renderings are queued.
 */
export function createPngRenderer(fonts: readonly string[]) {
  const cache = new Map<string, Promise<Buffer>>();
  const queue: (() => void)[] = [];
  let running = 0;

  const acquireSlot = async (): Promise<void> => {
    if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
  };
  // Passes the slot on to the next queued rendering.
  const releaseSlot = (): void => {
    const startNext = queue.shift();
    if (startNext) startNext();
    else running -= 1;
  };
  const render = async (svg: string): Promise<Buffer> => {
    await acquireSlot();
    try {
      const image = await renderAsync(svg, {
        font: { fontFiles: [...fonts], loadSystemFonts: false },
      });
      return image.asPng();
    } finally {
      releaseSlot();
    }
  };

  return (key: string, svg: string): Promise<Buffer> | null => {
    const cached = cache.get(key);
    if (cached === undefined && queue.length >= MAX_QUEUED) return null;
    const png = cached ?? render(svg);
    cache.delete(key);
    cache.set(key, png);
    if (cached === undefined) png.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
    return png;
  };
}
