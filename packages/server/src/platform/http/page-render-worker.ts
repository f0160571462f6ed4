import { workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { replyToTasks } from '../reply-to-tasks.ts';
import {
  PAGE_COMPRESSION_LEVEL,
  type PageModule,
  type PageTask,
  type PageThreadData,
  type RenderingResult,
} from './page-module.ts';
import { inlineHashOf } from './security-headers.ts';

// Runs in a worker thread: a page takes 3 to 100 ms of processor time, which must not block the
// server's event loop.

const { module, template } = workerData as PageThreadData;
const loaded = import(module) as Promise<PageModule>;

async function render({ url, site, responses }: PageTask): Promise<RenderingResult> {
  const { renderPage, fillTemplate } = await loaded;
  const byUrl = new Map(responses);
  const data = async (address: string) => {
    const { status, text } = byUrl.get(address)!;
    return { status, body: JSON.parse(text) as unknown };
  };
  try {
    const page = await renderPage({ url, site, data });
    const html = Buffer.from(fillTemplate(template, page));
    const gzipped = gzipSync(html, { level: PAGE_COMPRESSION_LEVEL });
    const { status, isKeptFromSearch } = page;
    const styleHash = inlineHashOf(page.styles);
    return { ok: true, status, isKeptFromSearch, html, gzipped, styleHash };
  } catch (error) {
    return { ok: false, error: error as Error };
  }
}

replyToTasks(render);
