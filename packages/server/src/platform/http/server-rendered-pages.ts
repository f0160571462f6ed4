import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { commonRefusals, refuse } from '../refusal.ts';
import { sendCompressed, sendRefusal } from './responses.ts';
import { isApiUrl } from './http-server.ts';
import { serveSocialPreviewImages } from './social-preview-images.ts';
import type { InlineHashes } from './security-headers.ts';
import { serveStaticFiles } from './static-files.ts';

/** A page as rendered by the web package's `entry-server`. */
interface RenderedPage {
  readonly status: number;
  readonly ahead: string;
  readonly head: string;
  readonly html: string;
  readonly state: string;
}

/** The exports of the built `entry-server.js`. */
interface PageRenderer {
  renderPage(request: {
    url: string;
    site: string;
    data: (address: string) => Promise<{ status: number; body: unknown }>;
  }): Promise<RenderedPage>;
  fillTemplate(template: string, page: RenderedPage): string;
  /** Returns the social preview image of a card as SVG text; `card` is the API's response. */
  drawCardPreview(card: unknown): string;
}

/** How long a rendered page is cached for all guests: it contains no data of a user. */
const CACHE_TTL_MS = 2_000;
const MAX_CACHED_PAGES = 500;
/**
 * zlib's compression level for pages: a fifth smaller than the fastest level for a millisecond
 * more, since a client with a slow connection waits for the page first.
 */
const PAGE_COMPRESSION_LEVEL = 7;

interface PagesToServe {
  /** The folder of the built page. */
  readonly webFolder: string;
  /** Returns the URL at which players reach the program; final once the server listens. */
  readonly site: () => string;
  readonly log: Logger;
}

/**
 * Registers the routes of the built page: its files, and for every other URL outside the API the
 * page itself, rendered on the server if it is public. Without a built page these URLs respond with
 * 503.
 */
export async function serveRenderedPages(
  app: FastifyInstance,
  { webFolder, site, log }: PagesToServe,
): Promise<void> {
  const client = path.join(webFolder, 'client');
  const template = await readTemplate(webFolder);
  if (template !== null) await serveStaticFiles(app, client);
  const renderer = template === null ? null : await loadRenderer(webFolder);
  const renderUrl =
    renderer && createPageRenderer(app, renderer, { template: template ?? '', site, log });
  if (renderer)
    serveSocialPreviewImages(app, renderer.drawCardPreview, path.join(webFolder, 'fonts/pictures'));

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    if (isApiUrl(url) || url.startsWith('/dev/') || (method !== 'GET' && method !== 'HEAD')) {
      return sendRefusal(reply, { ...commonRefusals.not_found, refusal: refuse('not_found') });
    }
    void reply.header('cache-control', 'no-cache');
    if (template === null)
      return sendPlain(reply, 503, 'The page is not built yet: run npm start.');
    const page = (await renderUrl?.(url, request.ip)) ?? {
      status: 200,
      text: removePlaceholders(template),
    };
    return sendCompressed(
      reply.code(page.status).type('text/html; charset=utf-8'),
      page.text,
      PAGE_COMPRESSION_LEVEL,
    );
  });
}

const readTemplate = (webFolder: string): Promise<string | null> =>
  readFile(path.join(webFolder, 'client', 'index.html'), 'utf8').catch(() => null);

/** Returns the hashes of the page's inline scripts and styles, for its Content-Security-Policy. */
export async function readInlineHashes(webFolder: string): Promise<InlineHashes> {
  const template = (await readTemplate(webFolder)) ?? '';
  const hashes = (element: string) =>
    [...template.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
  return { scripts: hashes('script'), styles: hashes('style') };
}

async function loadRenderer(webFolder: string): Promise<PageRenderer | null> {
  const file = path.join(webFolder, 'server', 'entry-server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as PageRenderer) : null;
}

type HtmlResponse = { readonly status: number; readonly text: string };

/**
 * Returns a function that renders a page and caches it for CACHE_TTL_MS; it returns null if
 * rendering fails, so that the browser renders the page.
 */
function createPageRenderer(
  app: FastifyInstance,
  renderer: PageRenderer,
  { template, site, log }: Omit<PagesToServe, 'webFolder'> & { readonly template: string },
) {
  const cache = new Map<string, { expires: number; page: Promise<HtmlResponse | null> }>();
  const renderNow = async (url: string, clientAddress: string): Promise<HtmlResponse | null> => {
    // Requests for the page's data count against the client's limits, as if its browser had made
    // them.
    const data = async (address: string) => {
      const response = await app.inject({ url: address, remoteAddress: clientAddress });
      return { status: response.statusCode, body: response.json<unknown>() };
    };
    try {
      const page = await renderer.renderPage({ url, site: site(), data });
      return { status: page.status, text: renderer.fillTemplate(template, page) };
    } catch (error) {
      log.error({ err: error, url }, 'a page could not be drawn');
      return null;
    }
  };
  return (url: string, clientAddress: string): Promise<HtmlResponse | null> => {
    const now = performance.now();
    const cached = cache.get(url);
    if (cached && cached.expires > now) return cached.page;
    if (cache.size >= MAX_CACHED_PAGES) cache.clear();
    const page = renderNow(url, clientAddress);
    cache.set(url, { expires: now + CACHE_TTL_MS, page });
    return page;
  };
}

/** Returns the empty page: the browser renders its content. */
function removePlaceholders(template: string): string {
  return template.replaceAll(/<!--page-(ahead|head|html|state)-->/g, '');
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
