import type { Tokens } from '@pennant/contract/account';
import { median } from '@pennant/rules/statistics/quantile';
import type { Browser } from '@playwright/test';
import { measureLargestPaint } from './largest-paint.ts';

/** The paints of a page beside those of a bare one: medians, in ms. */
export interface PaintRatio {
  readonly ms: number;
  readonly firstMs: number;
  readonly bareMs: number;
  /** The largest paint as a multiple of the bare page's: the median of the turns' ratios. */
  readonly ratio: number;
}

interface Turns {
  readonly address: string;
  /** The bare page of the same size. */
  readonly bareAddress: string;
  /** Returns the tokens of who opens the page; undefined for a guest. */
  readonly freshTokens: (() => Promise<Tokens>) | undefined;
  readonly times: number;
  /** Whether the page is opened a second time in the same browser, which the bare one is not. */
  readonly again?: boolean;
}

/** Measures a page and a bare one of the same size in turns, so many times. */
export async function measurePaintRatio(
  browser: Browser,
  { address, bareAddress, freshTokens, times, again = false }: Turns,
): Promise<PaintRatio> {
  const turns: { ms: number; firstMs: number; bareMs: number }[] = [];
  // Both servers make their page at the first request, and keep it.
  await Promise.all([address, bareAddress].map(async (url) => (await fetch(url)).text()));
  for (let time = 0; time < times; time += 1) {
    const tokens = await freshTokens?.();
    const { ms, firstMs } = await measureLargestPaint(browser, address, { tokens, again });
    const bare = await measureLargestPaint(browser, bareAddress);
    turns.push({ ms, firstMs, bareMs: bare.ms });
  }
  return {
    ms: median(turns.map(({ ms }) => ms)),
    firstMs: median(turns.map(({ firstMs }) => firstMs)),
    bareMs: median(turns.map(({ bareMs }) => bareMs)),
    ratio: median(turns.map(({ ms, bareMs }) => ms / bareMs)),
  };
}
