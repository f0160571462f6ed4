import type { Page } from '@playwright/test';

/** Rolls so many times on the play screen, and makes the choices that come up meanwhile. */
export async function pressRollButton(page: Page, rolls: number): Promise<void> {
  const roll = page.getByRole('button', { name: /^(Hurl|Swing)$/ });
  const choice = page.getByRole('dialog').locator('button[aria-keyshortcuts]');
  const over = page.getByRole('main').locator('a[href$="/summary"]');
  for (let done = 0; done < rolls;) {
    await roll.or(choice).or(over).first().waitFor();
    if (await over.isVisible()) return;
    if (await choice.first().isVisible()) await choice.first().click();
    else {
      await roll.click();
      done += 1;
    }
    await page.waitForTimeout(50);
  }
}
