import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createBoundedQueue } from '../bounded-queue.ts';
import { createWorkerQueue } from '../worker-queue.ts';
import { clientAddressOf } from './client-address.ts';
import { compressPage, type CompressedPage } from './compress-page.ts';
import type { PageModule, PageTask, PageThreadData, RenderingResult } from './page-module.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { inlineHashOf } from './security-headers.ts';

/** A page as it is sent. */
export interface HtmlPage extends CompressedPage {
  readonly status: number;
  /** Whether search engines are told not to list it. */
  readonly isKeptFromSearch: boolean;
  /** The hash of its own style sheet, for its policy. */
  readonly styleHash: string;
}

/** How long a rendered page is sent to all guests without a look: it contains no data of a user. */
const FRESH_MS = 2_000;
/** How long it is sent where others wait to have theirs rendered. */
const STALE_MS = 60_000;
/** A page is 90 to 350 KB, half as much more with its compressed copies. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024;
const MAX_EMPTY_PAGES = 100;
/** A page that takes longer is left to the browser, and cached when it is there. */
const MAX_WAIT_MS = 5_000;
/** One thread renders. The share of one guest leaves room for others. */
const QUEUE_LIMITS = { concurrent: 1, waiting: 20, perClient: 2 } as const;

export interface PageRendererOptions {
  readonly module: PageModule;
  readonly thread: PageThreadData;
  /** Returns the URL at which players reach the program; final once the server listens. */
  readonly site: () => string;
  /** Makes a GET call of the API for a client, whose limits it counts against. */
  readonly get: (url: string, ip: string) => Promise<{ statusCode: number; body: string }>;
  readonly rateLimiter: RateLimiter;
  readonly log: Logger;
  /** Ends the thread. */
  readonly signal: AbortSignal;
}

/**
 * Returns a function that returns the page of a URL for a client's address. Pages are rendered in a
 * thread of their own, one after another, and cached by what they depend on. A guest who asks for
 * too many gets pages without content, as does everybody where a page can't be rendered, or not in
 * time: the browser then renders it.
 */
export function createPageRenderer(options: PageRendererOptions) {
  const { module, thread, site, get, rateLimiter, log, signal } = options;
  const renderInThread = createWorkerQueue<RenderingResult>(
    new URL('./page-render-worker.ts', import.meta.url),
    { workerData: thread, signal },
  );
  const queue = createBoundedQueue(QUEUE_LIMITS);
  const pending = new Map<string, Promise<HtmlPage | null>>();
  const rendered = new LRUCache<string, { readonly page: HtmlPage; readonly since: number }>({
    ttl: STALE_MS,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ page: { html, gzipped, brotli } }) =>
      html.length + gzipped.length + brotli.length,
  });
  const emptyPages = new LRUCache<string, HtmlPage>({ max: MAX_EMPTY_PAGES });

  /** Returns the page that the browser renders. */
  const emptyPageOf = (address: string): HtmlPage => {
    const parts = module.renderEmptyPage({ url: address, site: site() });
    const styleHash = inlineHashOf(parts.styles);
    const key = `${parts.ahead}\n${parts.scripts}\n${parts.head}\n${styleHash}`;
    const known = emptyPages.get(key);
    if (known !== undefined) return known;
    const { status, isKeptFromSearch } = parts;
    const compressed = compressPage(module.fillTemplate(thread.template, parts));
    const page = { status, isKeptFromSearch, ...compressed, styleHash };
    emptyPages.set(key, page);
    return page;
  };

  /** Returns the page, and caches it; null if the client has used up its limit of calls. */
  const renderNow = async (
    { address, calls }: ReturnType<PageModule['pageAddressOf']>,
    ip: string,
  ): Promise<HtmlPage | null> => {
    const responses = await Promise.all(calls.map((url) => get(url, ip)));
    if (responses.some(({ statusCode }) => statusCode === 429)) return null;
    const task: PageTask = {
      url: address,
      site: site(),
      responses: responses.map(({ statusCode, body }, index) => [
        calls[index]!,
        { status: statusCode, text: body },
      ]),
    };
    const result = await renderInThread(task);
    if (!result.ok) log.error({ err: result.error, url: address }, 'a page could not be rendered');
    const page = result.ok
      ? {
          ...result,
          html: bufferOf(result.html),
          gzipped: bufferOf(result.gzipped),
          brotli: bufferOf(result.brotli),
        }
      : emptyPageOf(address);
    // A page that lacks what the database could not give is for this request only.
    if (responses.every(({ statusCode }) => statusCode < 500))
      rendered.set(address, { page, since: performance.now() });
    return page;
  };

  const startRendering = (
    target: ReturnType<PageModule['pageAddressOf']>,
    ip: string,
  ): Promise<HtmlPage | null> | null => {
    const client = clientAddressOf(ip);
    if (rateLimiter.take('pages', client) !== null) return null;
    const rendering = queue.run(client, () => renderNow(target, ip));
    if (rendering === null) return null;
    const settled = rendering
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error }, 'pages could not be rendered');
        return null;
      })
      .finally(() => pending.delete(target.address));
    pending.set(target.address, settled);
    return settled;
  };

  return async (url: string, ip: string): Promise<HtmlPage> => {
    const target = module.pageAddressOf(url);
    const cached = rendered.get(target.address);
    if (cached && performance.now() - cached.since < FRESH_MS) return cached.page;
    const isBusy = queue.isBusy;
    const rendering = pending.get(target.address) ?? startRendering(target, ip);
    if (cached && (rendering === null || isBusy)) return cached.page;
    const page = rendering && (await withinTime(rendering));
    return page ?? emptyPageOf(target.address);
  };
}

/** Resolves to null if the page takes too long. */
async function withinTime(page: Promise<HtmlPage | null>): Promise<HtmlPage | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), MAX_WAIT_MS);
  const first = await Promise.race([page, promise]);
  clearTimeout(timer);
  return first;
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
