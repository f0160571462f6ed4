import type { Browser } from '@playwright/test';
import { visit } from './browser.ts';

/** The bytes of a page. */
export interface PageWeight {
  /** Bytes of a first visit to the home page over the wire, response headers included. */
  readonly all: number;
  /** Bytes of scripts among them. */
  readonly script: number;
  readonly byKind: ReadonlyMap<string, number>;
}

/**
 * Measures the bytes of a guest's first visit to the home page, with the accepted content encodings
 * `coding`.
 */
export async function weighFirstPage(
  browser: Browser,
  url: string,
  coding: 'gzip' | 'gzip, br',
): Promise<PageWeight> {
  const { page, devtools, close } = await visit(browser);
  await page.setExtraHTTPHeaders({ 'accept-encoding': coding });
  const kinds = new Map<string, string>();
  const byKind = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    byKind.set(kind, (byKind.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await close();
  const all = [...byKind.values()].reduce((sum, bytes) => sum + bytes, 0);
  return { all, script: byKind.get('Script') ?? 0, byKind };
}
