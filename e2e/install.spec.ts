import { expect, test } from './fixtures.ts';
import { waitForWorker } from './offline-browser.ts';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

test('the program can be installed: manifest, icons, colors', async ({
  page,
  context,
  program,
}) => {
  await page.goto('/');
  await waitForWorker(page);
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(manifest.url).toBe(`${program.url}/manifest.webmanifest`);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // The pages of a test are in a private window, from which no browser installs.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const { icons, ...facts } = JSON.parse(manifest.data ?? '{}') as Record<string, unknown> & {
    icons: ManifestIcon[];
  };
  expect(facts).toMatchObject({
    name: 'Pennant',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  });
  const themeColor = page.locator('meta[name="theme-color"]');
  await expect(themeColor).toHaveAttribute('content', String(facts['theme_color']));
  await test.step('each icon is as large as the manifest says', async () => {
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 512x512',
    ]);
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });
});

test('a browser without service workers has everything but the offline pages', async ({
  browser,
  program,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: program.url });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    Object.defineProperty(globalThis, 'caches', { value: undefined });
  });
  let looks = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/build.json')) looks += 1;
  });
  await page.goto('/faq');
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      return looks;
    }, 'it looks for newer builds all the same')
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Leaderboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/offline');
  await expect(page.getByRole('heading', { name: 'Nothing is kept yet' })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
