import { workerData } from 'node:worker_threads';
import { replyToTasks } from '../reply-to-tasks.ts';
import { compressPage } from './compress-page.ts';
import type { PageModule, PageTask, PageThreadData, RenderingResult } from './page-module.ts';
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
    const { status, isKeptFromSearch } = page;
    const styleHash = inlineHashOf(page.styles);
    const compressed = compressPage(fillTemplate(template, page));
    return { ok: true, status, isKeptFromSearch, ...compressed, styleHash };
  } catch (error) {
    return { ok: false, error: error as Error };
  }
}

replyToTasks(render);
