import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { startNewerBuildProxy } from './newer-build-proxy.ts';
import { waitForWorker } from './offline-browser.ts';

/** Returns the build that a page is of. */
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
const banner = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A newer Pennant is here.' });

test('a tab of an older build says that there is a newer one, and a load is always the newest', async ({
  page,
  context,
  program,
}) => {
  const proxy = await startNewerBuildProxy(program.url);
  await page.goto(proxy.url);
  await waitForWorker(page);
  const older = await buildOf(page);
  await page.goto(`${proxy.url}/faq`);
  await expect(banner(page)).toBeHidden();

  await test.step('the tab is told when it is looked at again, and nothing is reloaded by itself', async () => {
    proxy.replaceBuild();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    // Until the page has arrived it does not look yet.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(banner(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('link', { name: 'Leaderboard', exact: true }).click();
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await expectAccessiblePage(page, 'newer build');
  });

  await test.step('another tab loads the newer one at once, though the older worker is in charge', async () => {
    const other = await context.newPage();
    await other.goto(`${proxy.url}/about`);
    expect(await buildOf(other)).not.toBe(older);
    await expect(banner(other)).toBeHidden();
    await other.close();
  });

  await test.step('Reload brings the newer one; its worker takes over', async () => {
    await banner(page).getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator('meta[name="build"]')).not.toHaveAttribute('content', older ?? '');
    await expect(banner(page)).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(false);
    const newer = await buildOf(page);
    await expect
      .poll(async () => {
        const kept = await page.evaluate(async () => {
          const response = await caches.match('/offline', { ignoreSearch: true });
          return (await response?.text()) ?? '';
        });
        return kept.includes(`content="${newer}"`);
      }, 'what is kept is of the newer build')
      .toBe(true);
    await context.setOffline(true);
    await page.goto(`${proxy.url}/wallet`);
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(await buildOf(page)).toBe(newer);
    await context.setOffline(false);
  });
  await proxy.close();
});
