import type { Tokens } from '@pennant/contract/account';
import type { Browser } from '@playwright/test';
import { visit } from './browser.ts';

/** After the line has been quiet, so long may a late picture still take to be painted. */
const LATE_MS = 600;

export interface Paint {
  /** When the largest thing on the page was painted, in ms from the start. */
  readonly ms: number;
  /** The first of what a visitor can read, the page's heading, in ms from the start. */
  readonly firstMs: number;
  /** How much of the page moved without being asked: 0 nothing, below .1 good. */
  readonly shift: number;
}

/** Opens a page on a slow line and processor, nothing cached. */
export async function largestPaint(
  browser: Browser,
  address: string,
  tokens: Tokens | undefined,
): Promise<Paint> {
  const { page, close } = await visit(browser, {
    slow: true,
    width: 360,
    ...(tokens === undefined ? {} : { tokens }),
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(LATE_MS);
  const paint = await page.evaluate(async () => {
    /** What the browser has noted of a kind; nothing where there is none. */
    const noted = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const watch = new PerformanceObserver((list) => resolve(list.getEntries()));
        watch.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const largest = await noted('largest-contentful-paint');
    const shifts = (await noted('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      ms: largest.at(-1)?.startTime ?? Number.NaN,
      firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  await close();
  return paint;
}
