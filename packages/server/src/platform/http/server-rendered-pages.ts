import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { commonRefusals, refuse } from '../refusal.ts';
import { isApiUrl } from './http-server.ts';
import { compressPage } from './compress-page.ts';
import type { PageModule } from './page-module.ts';
import { createPageRenderer, type HtmlPage } from './page-renderer.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { sendPrecompressed, sendRefusal } from './responses.ts';
import { allowInlineStyle, inlineHashOf, type InlineHashes } from './security-headers.ts';
import { serveSocialPreviewImages } from './social-preview-images.ts';
import { serveStaticFiles } from './static-files.ts';

interface PagesToServe {
  /** The folder of the built page. */
  readonly webFolder: string;
  /** Returns the URL at which players reach the program; final once the server listens. */
  readonly site: () => string;
  readonly rateLimiter: RateLimiter;
  readonly log: Logger;
}

/**
 * Registers the routes of the built page: its files, and for every other URL outside the API the
 * page itself, rendered on the server if it is public. Without a built page these URLs respond with
 * 503.
 */
export async function serveRenderedPages(
  app: FastifyInstance,
  { webFolder, site, rateLimiter, log }: PagesToServe,
): Promise<void> {
  const template = await readTemplate(webFolder);
  if (template !== null) await serveStaticFiles(app, path.join(webFolder, 'client'));
  const pageOf = template === null ? null : await createPages();

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url, ip } = request;
    if (isApiUrl(url) || url.startsWith('/dev/') || (method !== 'GET' && method !== 'HEAD')) {
      return sendRefusal(reply, { ...commonRefusals.not_found, refusal: refuse('not_found') });
    }
    void reply.header('cache-control', 'no-cache');
    if (pageOf === null) return sendPlain(reply, 503, 'The page is not built yet: run npm start.');
    const { status, isKeptFromSearch, styleHash, ...page } = await pageOf(url, ip);
    allowInlineStyle(reply, styleHash);
    if (isKeptFromSearch) void reply.header('x-robots-tag', 'noindex');
    return sendPrecompressed(reply.code(status).type('text/html; charset=utf-8'), {
      plain: page.html,
      gzipped: page.gzipped,
      brotli: page.brotli,
    });
  });

  async function createPages(): Promise<(url: string, ip: string) => Promise<HtmlPage>> {
    const file = pathToFileURL(path.join(webFolder, 'server', 'entry-server.js'));
    if (!existsSync(file)) {
      const compressed = compressPage(removePlaceholders(template ?? ''));
      const styleHash = inlineHashOf('');
      return async () => ({ status: 200, isKeptFromSearch: false, ...compressed, styleHash });
    }
    const module = (await import(file.href)) as PageModule;
    const closing = new AbortController();
    app.addHook('onClose', async () => closing.abort());
    const common = { rateLimiter, signal: closing.signal };
    serveSocialPreviewImages(app, {
      ...common,
      module: file.href,
      build: template ?? '',
      fontsFolder: path.join(webFolder, 'fonts/pictures'),
    });
    const pageOf = createPageRenderer({
      module,
      thread: { module: file.href, template: template ?? '' },
      site,
      get: (url, remoteAddress) => app.inject({ url, remoteAddress }),
      log,
      ...common,
    });
    // The thread takes half a second to start: not while the first guest waits.
    app.addHook('onListen', () => void pageOf('/', '127.0.0.1'));
    return pageOf;
  }
}

const readTemplate = (webFolder: string): Promise<string | null> =>
  readFile(path.join(webFolder, 'client', 'index.html'), 'utf8').catch(() => null);

/** Returns the hashes of the page's inline scripts and styles, for its Content-Security-Policy. */
export async function readInlineHashes(webFolder: string): Promise<InlineHashes> {
  const template = (await readTemplate(webFolder)) ?? '';
  const hashes = (element: string) =>
    [...template.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
      ([, text = '']) => inlineHashOf(text),
    );
  return { scripts: hashes('script'), styles: hashes('style') };
}

/** Returns the empty page: the browser renders its content. */
function removePlaceholders(template: string): string {
  return template.replaceAll(/<!--page-(ahead|scripts|styles|head|html|state)-->/g, '');
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
