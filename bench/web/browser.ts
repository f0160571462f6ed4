import type { Tokens } from '@pennant/contract/account';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });

/**
 * A phone on a slow connection, as in the targets: 150 ms round trip, 1.6 Mbit/s, a processor four
 * times slower.
 */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER = 4;

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
  close(): Promise<void>;
}

interface Visitor {
  readonly tokens?: Tokens;
  /** Whether the connection and the processor are slow. */
  readonly slow?: boolean;
  readonly width?: number;
  /** Whether the program's service worker may run. */
  readonly hasWorker?: boolean;
}

/** Opens a page of a new visitor: nothing is cached. With tokens they are signed in. */
export async function visit(
  browser: Browser,
  { tokens, slow = false, width = 1280, hasWorker = true }: Visitor = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  if (tokens !== undefined) {
    await context.addInitScript(({ AccessToken, IdToken, RefreshToken }) => {
      localStorage.setItem('accessToken', AccessToken);
      localStorage.setItem('idToken', IdToken);
      localStorage.setItem('refreshToken', RefreshToken);
    }, tokens);
  }
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) {
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return { page, devtools, close: () => context.close() };
}
