import type { Tokens } from '@pennant/contract/account';
import type { Browser } from '@playwright/test';
import { visit } from './browser.ts';

/** After the line has been quiet, so long may a late picture still take to be painted. */
const LATE_MS = 600;

/** When the largest thing on a page was painted, on a slow line and processor, nothing cached; in ms from the start. */
export async function largestPaint(
  browser: Browser,
  address: string,
  tokens: Tokens | undefined,
): Promise<number> {
  const { page, close } = await visit(browser, {
    slow: true,
    width: 360,
    ...(tokens === undefined ? {} : { tokens }),
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(LATE_MS);
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? NaN),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await close();
  return paint;
}
