import type { Tokens } from '@pennant/contract/account';
import type { Browser } from '@playwright/test';
import { visit } from './browser.ts';

/** Time in ms that a late image may still take to be painted, after the network is idle. */
const LATE_MS = 600;
/** How long a page may take on a busy machine. */
const LONGEST_MS = 180_000;
/** The width of a phone's window. */
export const PHONE_WIDTH = 360;

/** The paints of a page. */
export interface Paint {
  /** Time of the largest contentful paint, in ms from the start. */
  readonly ms: number;
  /** Time of the first contentful paint, the page's heading, in ms from the start. */
  readonly firstMs: number;
  /** Cumulative layout shift: 0 is none, below .1 good. */
  readonly shift: number;
  /** What moved in the largest shift: elements, and from where to where, in pixels. */
  readonly moved: readonly string[];
}

interface Visitor {
  readonly tokens?: Tokens | undefined;
  readonly width?: number;
  /** Whether the page is opened a second time, with what the first has left in the browser. */
  readonly again?: boolean;
}

/**
 * Opens a page with a slow connection and processor, at first with nothing cached, and returns its
 * paints.
 */
export async function measureLargestPaint(
  browser: Browser,
  address: string,
  { tokens, width = PHONE_WIDTH, again = false }: Visitor = {},
): Promise<Paint> {
  const { page, close } = await visit(browser, {
    slow: true,
    width,
    // It fetches all its files meanwhile, which no measure waits for.
    hasWorker: !again,
    ...(tokens === undefined ? {} : { tokens }),
  });
  await page.goto(address, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  if (again) {
    // What it shows is there, and is kept when it is left.
    await page.waitForFunction(() => document.querySelector('[data-kept-view]') === null);
    await page.goto('about:blank');
    await page.goto(address, { waitUntil: 'networkidle', timeout: LONGEST_MS });
  }
  await page.waitForTimeout(LATE_MS);
  const paint = await page.evaluate(readPaints);
  await close();
  return paint;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Reads the paints that the page's browser has recorded. Runs in the page. */
async function readPaints(): Promise<Paint> {
  /** Returns the performance entries of a type; none if there are none. */
  const readEntries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const watch = new PerformanceObserver((list) => resolve(list.getEntries()));
      watch.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const describe = (rect: DOMRectReadOnly) =>
    `${Math.round(rect.x)},${Math.round(rect.y)} ${Math.round(rect.width)}x${Math.round(rect.height)}`;
  const largest = await readEntries('largest-contentful-paint');
  const shifts = (await readEntries('layout-shift')) as LayoutShift[];
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return {
    ms: largest.at(-1)?.startTime ?? Number.NaN,
    firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: (worst?.sources ?? []).map(({ node, previousRect, currentRect }) => {
      const text = (node?.textContent ?? '').trim().slice(0, 40);
      return `${node?.nodeName ?? '?'} "${text}": ${describe(previousRect)} to ${describe(currentRect)}`;
    }),
  };
}
