import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** SCREENSHOTS names a folder: every page that a test looks at is then pictured there, at both widths. */
const PICTURES = process.env['SCREENSHOTS'];

/**
 * Looks at the open page on a phone and on a desktop, by day and by night: axe finds nothing, and nothing runs over the
 * side. Leaves it as wide as it was.
 */
export async function expectGoodLook(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [device, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size);
    if (PICTURES) {
      const picture = `${name}-${device}.png`.replaceAll(' ', '-');
      await page.screenshot({ path: path.join(PICTURES, picture), fullPage: true });
    }
    const overflow = await page
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect.soft(overflow, `${name} on a ${device}: pixels over the side`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
      expect.soft(found, `${name} on a ${device}, ${colorScheme}: what axe finds`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: null });
  }
  if (before) await page.setViewportSize(before);
}
