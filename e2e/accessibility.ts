import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axeCore from 'axe-core';

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** The folder for screenshots of every page checked, at both widths; none without the variable. */
const SCREENSHOTS_FOLDER = process.env['SCREENSHOTS'];

/** Toasts appear and disappear while axe runs: `expectAccessibleToast` checks them separately. */
const TOASTS = '[aria-label="Notifications"]';

/** Elements at the edges of an open menu that pass the focus on at once, so they never keep it. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** Soft assertions, polled: a busy machine may not have finished rendering at the first attempt. */
const softExpect = expect.configure({ soft: true });

/** axe as a script for browsers. */
const AXE_SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  var axe: typeof axeCore;
}

/** What axe looks at and by which rules: by default at the whole page, by all rules. */
interface AxeScope {
  readonly context?: { readonly include?: string[]; readonly exclude?: string[] };
  readonly options?: axeCore.RunOptions;
}

/** Runs axe in a page and returns its violations, each with the HTML of the first element. */
export async function findViolations(page: Page, scope: AxeScope = {}): Promise<string[]> {
  // Once for each document: a browser takes longer to read the script than to run it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE_SCRIPT);
  return page.evaluate(async ({ context = {}, options = {} }) => {
    const selectors = { include: context.include ?? ['html'], exclude: context.exclude ?? [] };
    const { violations } = await axe.run(selectors, { ...options, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }, scope);
}

/**
 * Brings all animations to their end and waits until none runs: axe reads the colors of that
 * moment. Animations of elements that the browser does not render, far below the viewport, are
 * paused and not waited for.
 */
async function waitForAnimations(page: Page): Promise<void> {
  // Asked from outside: a page that draws no frame for a while would not come back to it by itself.
  const finishRunning = () =>
    page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect?.getComputedTiming().endTime !== Infinity &&
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true,
        );
      for (const animation of running) animation.finish();
      return running.length;
    });
  await expect.poll(finishRunning, { message: 'animations that run', intervals: [20] }).toBe(0);
}

/**
 * Expects of the open page, at phone and desktop width, that axe finds no violation and that
 * nothing overflows horizontally, and in dark mode that contrast is sufficient. Restores the
 * viewport.
 */
export async function expectAccessiblePage(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  // Behind an open dialog the page with its heading is inert.
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  const rules = { 'page-has-heading-one': { enabled: !hasDialog } };
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
    const allRules = { context: { exclude: [TOASTS, FOCUS_GUARDS] }, options: { rules } };
    await softExpect
      .poll(() => findViolations(page, allRules), `${name} on a ${device}`)
      .toEqual([]);
  }
  // In dark mode only the colors differ.
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForAnimations(page);
  const contrast = { context: { exclude: [TOASTS] }, options: { runOnly: ['color-contrast'] } };
  await softExpect.poll(() => findViolations(page, contrast), `${name} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (originalSize) await page.setViewportSize(originalSize);
}

/** Expects that axe finds no violation in the visible toasts. */
export async function expectAccessibleToast(page: Page): Promise<void> {
  await waitForAnimations(page);
  const toasts = { context: { include: [TOASTS] } };
  await softExpect.poll(() => findViolations(page, toasts), 'toast').toEqual([]);
}
