import type { Tokens } from '@pennant/contract/account';
import type { Browser } from '@playwright/test';
import { visit } from './browser.ts';

/** Time in ms that a late image may still take to be painted, after the network is idle. */
const LATE_MS = 600;

/** The paints of a page. */
export interface Paint {
  /** Time of the largest contentful paint, in ms from the start. */
  readonly ms: number;
  /** Time of the first contentful paint, the page's heading, in ms from the start. */
  readonly firstMs: number;
  /** Cumulative layout shift: 0 is none, below .1 good. */
  readonly shift: number;
}

/** Opens a page with a slow connection and processor, nothing cached, and returns its paints. */
export async function measureLargestPaint(
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
    /** Returns the performance entries of a type; none if there are none. */
    const readEntries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const watch = new PerformanceObserver((list) => resolve(list.getEntries()));
        watch.observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const largest = await readEntries('largest-contentful-paint');
    const shifts = (await readEntries('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      ms: largest.at(-1)?.startTime ?? Number.NaN,
      firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  await close();
  return paint;
}
