import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** The folder for screenshots of every page checked, at both widths; none without the variable. */
const SCREENSHOTS_FOLDER = process.env['SCREENSHOTS'];

/** Toasts appear and disappear while axe runs: `expectAccessibleToast` checks them separately. */
const TOASTS = '[aria-label="Notifications"]';

/** Elements at the edges of an open menu that pass the focus on at once, so they never keep it. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** Soft assertions, polled: a busy machine may not have finished rendering at the first attempt. */
const softExpect = expect.configure({ soft: true });

/** Creates axe in legacy mode: otherwise each run would open a second page for its findings. */
const createAxe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** Runs axe and returns its violations, each with the HTML of the first element. */
async function runAxe(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/**
 * Waits until all animations have ended: axe reads the colors of that moment. Animations of
 * elements that the browser does not render, far below the viewport, are paused and not waited for.
 */
const waitForAnimations = (page: Page) =>
  page.locator('html').evaluate(async () => {
    const isRunning = ({ effect, playState }: Animation): boolean =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    while (document.getAnimations().some(isRunning))
      await new Promise((resolve) => void requestAnimationFrame(resolve));
  });

/**
 * Expects of the open page, at phone and desktop width, that axe finds no violation and that
 * nothing overflows horizontally, and in dark mode that contrast is sufficient. Restores the
 * viewport.
 */
export async function expectAccessiblePage(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  // Behind an open dialog the page with its heading is inert.
  const disabledRules =
    (await page.getByRole('dialog').count()) > 0 ? ['page-has-heading-one'] : [];
  const originalSize = page.viewportSize();
  for (const [device, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size);
    await waitForAnimations(page);
    if (SCREENSHOTS_FOLDER) {
      const fileName = `${name}-${device}.png`.replaceAll(' ', '-');
      await page.screenshot({ path: path.join(SCREENSHOTS_FOLDER, fileName), fullPage: true });
    }
    const overflow = () =>
      page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    await softExpect.poll(overflow, `${name} on a ${device}: pixels over the side`).toBe(0);
    const allRules = createAxe(page)
      .exclude(TOASTS)
      .exclude(FOCUS_GUARDS)
      .disableRules(disabledRules);
    await softExpect.poll(() => runAxe(allRules), `${name} on a ${device}`).toEqual([]);
  }
  // In dark mode only the colors differ.
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForAnimations(page);
  const contrast = createAxe(page).exclude(TOASTS).withRules(['color-contrast']);
  await softExpect.poll(() => runAxe(contrast), `${name} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (originalSize) await page.setViewportSize(originalSize);
}

/** Expects that axe finds no violation in the visible toasts. */
export async function expectAccessibleToast(page: Page): Promise<void> {
  await waitForAnimations(page);
  await softExpect.poll(() => runAxe(createAxe(page).include(TOASTS)), 'toast').toEqual([]);
}
