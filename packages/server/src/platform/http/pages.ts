import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { commonRefusals, refuse } from '../refusal.ts';
import { sendPacked, sendRefusal } from './answers.ts';
import { isApi } from './http-server.ts';
import { serveCardPreviews } from './card-previews.ts';
import type { InsidePage } from './security-headers.ts';
import { serveFiles } from './served-files.ts';

/** A page as the web package's `entry-server` draws it. */
interface RenderedPage {
  readonly status: number;
  readonly ahead: string;
  readonly head: string;
  readonly html: string;
  readonly state: string;
}

/** What the built `entry-server.js` exports. */
interface PageRenderer {
  renderPage(asked: {
    url: string;
    site: string;
    data: (address: string) => Promise<{ status: number; body: unknown }>;
  }): Promise<RenderedPage>;
  fillTemplate(template: string, page: RenderedPage): string;
  /** The preview of a card's page as SVG text, given the card as the API answers it. */
  drawCardPreview(card: unknown): string;
}

/** A drawn page holds nothing of a user, so it may serve the next guest too, for a moment. */
const DRAWN_FOR_MS = 2_000;
const MOST_DRAWN = 500;
/** A page is fewer, and what a slow line waits for first: it is packed a fifth smaller, in a millisecond more. */
const PAGE_PACKED = 7;

interface PagesToServe {
  /** The built page. */
  readonly webFolder: string;
  /** Where players reach the program; known for certain once it listens. */
  readonly site: () => string;
  readonly log: Logger;
}

/**
 * Serves the built page: its files, and for every other address that is no call the page itself, drawn here where it
 * is public. Without a built page every such address says so.
 */
export async function servePages(
  app: FastifyInstance,
  { webFolder, site, log }: PagesToServe,
): Promise<void> {
  const client = path.join(webFolder, 'client');
  const template = await readTemplate(webFolder);
  if (template !== null) await serveFiles(app, client);
  const renderer = template === null ? null : await loadRenderer(webFolder);
  const draw = renderer && drawing(app, renderer, { template: template ?? '', site, log });
  if (renderer)
    serveCardPreviews(app, renderer.drawCardPreview, path.join(webFolder, 'fonts/pictures'));

  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    if (isApi(url) || url.startsWith('/dev/') || (method !== 'GET' && method !== 'HEAD')) {
      return sendRefusal(reply, { ...commonRefusals.not_found, refusal: refuse('not_found') });
    }
    void reply.header('cache-control', 'no-cache');
    if (template === null)
      return sendPlain(reply, 503, 'The page is not built yet: run npm start.');
    const page = (await draw?.(url, request.ip)) ?? { status: 200, text: shell(template) };
    return sendPacked(
      reply.code(page.status).type('text/html; charset=utf-8'),
      page.text,
      PAGE_PACKED,
    );
  });
}

const readTemplate = (webFolder: string): Promise<string | null> =>
  readFile(path.join(webFolder, 'client', 'index.html'), 'utf8').catch(() => null);

/** The scripts and styles that stand inside the built page: its policy names them, so that nobody else's may. */
export async function insidePage(webFolder: string): Promise<InsidePage> {
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

type Drawn = { readonly status: number; readonly text: string };

/** Draws a page at most once in a while for all who ask; null where drawing fails, so that the browser does it. */
function drawing(
  app: FastifyInstance,
  renderer: PageRenderer,
  { template, site, log }: Omit<PagesToServe, 'webFolder'> & { readonly template: string },
) {
  const drawn = new Map<string, { until: number; page: Promise<Drawn | null> }>();
  const drawNow = async (url: string, visitor: string): Promise<Drawn | null> => {
    // Calls that the page needs count against its visitor's limits, as if his browser had made them.
    const data = async (address: string) => {
      const answer = await app.inject({ url: address, remoteAddress: visitor });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    };
    try {
      const page = await renderer.renderPage({ url, site: site(), data });
      return { status: page.status, text: renderer.fillTemplate(template, page) };
    } catch (error) {
      log.error({ err: error, url }, 'a page could not be drawn');
      return null;
    }
  };
  return (url: string, visitor: string): Promise<Drawn | null> => {
    const now = performance.now();
    const kept = drawn.get(url);
    if (kept && kept.until > now) return kept.page;
    if (drawn.size >= MOST_DRAWN) drawn.clear();
    const page = drawNow(url, visitor);
    drawn.set(url, { until: now + DRAWN_FOR_MS, page });
    return page;
  };
}

/** The page with nothing in it: the browser draws it all. */
function shell(template: string): string {
  return template.replaceAll(/<!--page-(ahead|head|html|state)-->/g, '');
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
