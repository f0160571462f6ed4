import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createBoundedQueue } from '../bounded-queue.ts';
import { commonRefusals, isRefusal, refuse } from '../refusal.ts';
import { createWorkerQueue } from '../worker-queue.ts';
import { clientAddressOf } from './client-address.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { sendRefusal } from './responses.ts';
import type { PreviewTask, PreviewThreadData } from './social-preview-worker.ts';

/** Maximum number of cached images, about 100 KB each; the least recently used is evicted. */
const MAX_CACHED = 200;
/** One thread draws all images, so that they never take all cores. */
const QUEUE_LIMITS = { concurrent: 1, waiting: 30, perClient: 8 } as const;

/** A page whose preview image is drawn. */
interface SharedPage {
  readonly path: string;
  readonly of: PreviewTask['of'];
  /** Returns the address of the call that the image is drawn from. */
  readonly call: (id: string) => string;
  /** How long others may keep the image, in seconds. */
  readonly maxAge: number;
}

const publicGameCall = (id: string) => `/api/public/games/${id}`;
/** A game may be hidden any time: an image of it is asked for again soon. */
const FIVE_MINUTES = 300;

const SHARED_PAGES: readonly SharedPage[] = [
  { path: '/cards/:id', of: 'card', call: (id) => `/api/card/${id}`, maxAge: 86_400 },
  { path: '/g/:id', of: 'game', call: publicGameCall, maxAge: FIVE_MINUTES },
  { path: '/g/:id/:eventNumber', of: 'game', call: publicGameCall, maxAge: FIVE_MINUTES },
];

interface SocialPreviews {
  /** The URL of the built `entry-server.js`, which draws the images. */
  readonly module: string;
  /** A text that changes with every build of the web package: images are drawn anew then. */
  readonly build: string;
  readonly fontsFolder: string;
  readonly rateLimiter: RateLimiter;
  /** Ends the thread. */
  readonly signal: AbortSignal;
}

/**
 * Registers `{page}/preview.png` for the pages that are shared: the image that messengers and other
 * sites show with a link to the page. It is rendered from the API's response to a guest, by the
 * same code as the page, in a thread of its own. The request counts against the client's limits of
 * calls and of images.
 */
export function serveSocialPreviewImages(
  app: FastifyInstance,
  { module, build, fontsFolder, rateLimiter, signal }: SocialPreviews,
): void {
  const fontFiles = existsSync(fontsFolder)
    ? readdirSync(fontsFolder).map((file) => path.join(fontsFolder, file))
    : [];
  const thread: PreviewThreadData = { module, fontFiles };
  const drawInThread = createWorkerQueue<Uint8Array>(
    new URL('./social-preview-worker.ts', import.meta.url),
    { workerData: thread, signal },
  );
  const queue = createBoundedQueue(QUEUE_LIMITS);
  const cache = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });

  /** Returns an image, or a refusal if the client, or all together, ask for too many. */
  const imageOf = (etag: string, task: PreviewTask, client: string) => {
    const cached = cache.get(etag);
    if (cached !== undefined) return cached;
    const wait = rateLimiter.take('images', client);
    if (wait !== null) return refuse('too_many_requests', { retryAfter: wait });
    const drawing = queue.run(client, async () => Buffer.from(await drawInThread(task)));
    if (drawing === null) return refuse('busy', { retryAfter: 1 });
    drawing.catch(() => cache.delete(etag));
    cache.set(etag, drawing);
    return drawing;
  };

  for (const page of SHARED_PAGES)
    app.get(`${page.path}/preview.png`, (request, reply) => sendImage(page, request, reply));

  async function sendImage(
    { of, call, maxAge }: SharedPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { id = '', eventNumber } = request.params as { id?: string; eventNumber?: string };
    const response = await app.inject({
      url: call(encodeURIComponent(id)),
      remoteAddress: request.ip,
    });
    if (response.statusCode === 429)
      void reply.header('retry-after', response.headers['retry-after'] ?? 1);
    if (response.statusCode !== 200) return forwardResponse(reply, response);
    const hash = createHash('sha256')
      .update(`${build}\n${of} ${eventNumber ?? ''}\n`)
      .update(response.body);
    const etag = `"${hash.digest('base64url').slice(0, 27)}"`;
    void reply
      .header('cache-control', `public, max-age=${maxAge}`)
      .header('etag', etag)
      // Other sites embed the image.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (of === 'game') void reply.header('x-robots-tag', 'noindex');
    if (matchesEtag(request, etag)) return reply.code(304).send();
    const task = { of, response: response.body, eventNumber };
    const image = imageOf(etag, task, clientAddressOf(request.ip));
    if (isRefusal(image)) {
      void reply.removeHeader('etag');
      return sendRefusal(reply, { ...commonRefusals[image.code], refusal: image });
    }
    return reply.type('image/png').send(await image);
  }
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
