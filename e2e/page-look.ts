import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

/** SCREENSHOTS names a folder: every page that a test looks at is then pictured there, at both widths. */
const PICTURES = process.env['SCREENSHOTS'];

/** Toasts come and go while axe looks: they are looked at on their own, with `expectReadableToast`. */
const TOASTS = '[aria-label="Notifications"]';

/** At the edges of an open menu: whoever comes there by Tab is sent on at once, so that nobody is ever on them. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** A busy machine may still be drawing what it has just been asked for: such a look is taken again. */
const softly = expect.configure({ soft: true });

/** Axe in the page itself, which has no frames: otherwise each look would open a second page for its findings. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** What axe complains of, each with the first place that it is found in. */
async function axeFinds(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/**
 * Waits until what is fading or sliding has come to rest: axe reads colors as they are at that moment. What the browser
 * leaves out of drawing, because it is far below, stands still in the middle of it: nobody waits for that.
 */
const settle = (page: Page) =>
  page.locator('html').evaluate(async () => {
    const isSettling = ({ effect, playState }: Animation): boolean =>
      playState === 'running' &&
      effect?.getComputedTiming().endTime !== Infinity &&
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    while (document.getAnimations().some(isSettling))
      await new Promise((resolve) => void requestAnimationFrame(resolve));
  });

/**
 * Looks at the open page on a phone and on a desktop, by day and by night: axe finds nothing, and nothing runs over the
 * side. Leaves it as wide as it was.
 */
export async function expectGoodLook(page: Page, name: string): Promise<void> {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
  // Behind an open dialog the page, its heading too, is out of reach, as it should be.
  const hidden = (await page.getByRole('dialog').count()) > 0 ? ['page-has-heading-one'] : [];
  const before = page.viewportSize();
  for (const [device, size] of Object.entries(WIDTHS)) {
    await page.setViewportSize(size);
    await settle(page);
    if (PICTURES) {
      const picture = `${name}-${device}.png`.replaceAll(' ', '-');
      await page.screenshot({ path: path.join(PICTURES, picture), fullPage: true });
    }
    const overflow = () =>
      page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    await softly.poll(overflow, `${name} on a ${device}: pixels over the side`).toBe(0);
    const all = axeOn(page).exclude(TOASTS).exclude(FOCUS_GUARDS).disableRules(hidden);
    await softly.poll(() => axeFinds(all), `${name} on a ${device}`).toEqual([]);
  }
  // By night only the colors differ.
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  const contrast = axeOn(page).exclude(TOASTS).withRules(['color-contrast']);
  await softly.poll(() => axeFinds(contrast), `${name} by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}

/** What axe finds in the toasts that are shown right now. */
export async function expectReadableToast(page: Page): Promise<void> {
  await settle(page);
  await softly.poll(() => axeFinds(axeOn(page).include(TOASTS)), 'toast').toEqual([]);
}
