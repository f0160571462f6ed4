import type { Page } from '@playwright/test';

import { expect, test } from './fixtures.ts';
import { awardDuplicates } from './award-duplicates.ts';
import { expectApiOk } from './api-client.ts';
import { signInAsAdmin, waitForAllCards } from './sign-in-as-admin.ts';
import { signUp } from './sign-up.ts';
import { expectToast } from './toasts.ts';

const PHONE = { width: 360, height: 740 };
const PLAYER = { username: 'sisler', email: 'sisler@mudville.example', password: 'Mudville#9' };

test.use({ viewport: PHONE });

const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.getByLabel('Notifications').locator('[data-kind]');

/** Returns the top and the bottom of an element in the window, in pixels. */
const extentOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return { top, bottom };
  }, selector);

test('five messages about a password cover neither the field nor the button', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('sisler');
  await page.getByLabel('E-mail').fill('sisler@mudville.example');
  const password = page.getByLabel('Password', { exact: true });
  // No digit, no letter, no special character, and too short.
  await password.fill('\u4e16');
  for (const send of [
    () => page.getByRole('button', { name: 'Register' }).click(),
    () => password.press('Enter'),
  ]) {
    await send();
    // Sent a second time, each message is shown anew instead of twice.
    await expect(toasts(page)).toHaveCount(5);
    await expect
      .poll(async () => {
        const { top } = await extentOf(page, '[aria-label="Notifications"]');
        const field = await extentOf(page, '[name="password"]');
        const button = await extentOf(page, '[type="submit"]');
        return field.top > 0 && field.bottom < button.top && button.bottom < top;
      })
      .toBe(true);
    for (const toast of await toasts(page).all()) await expect(toast).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test('the same refusal of a login is one message', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody-at-all');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#1234');
  const button = page.getByRole('button', { name: 'Login' });
  await button.click();
  await expect(toasts(page)).toHaveCount(1);
  const first = await toasts(page).first().innerText();
  expect(first).toContain('Login failed');
  await Promise.all([page.waitForResponse('**/api/auth/login'), button.click()]);
  await expect(button).toBeEnabled();
  await expect(toasts(page)).toHaveText([/Login failed/]);
});

test('a refusal that comes while the last one fades is told anew', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody-at-all');
  await page.getByLabel('Password', { exact: true }).fill('Wrong#1234');
  const button = page.getByRole('button', { name: 'Login' });
  await button.click();
  await expectToast(page, /^Login failed/);
  // It fades for longer than the second answer takes.
  await toasts(page).evaluate((toast: HTMLElement) => (toast.style.transitionDuration = '30s'));
  await toasts(page).getByLabel('Close', { exact: true }).click();
  await expect(toasts(page)).toHaveAttribute('data-ending-style');
  await button.click();
  await expectToast(page, /^Login failed/);
});

test('a letter that cannot be sent says when the next one can', async ({ page }) => {
  await page.route('**/api/auth/forgot', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1441' },
      json: {
        error: 'Too many attempts. Try again in 25 minutes.',
        code: 'too_many_attempts',
        details: { retryAfter: 1441 },
      },
    }),
  );
  await page.goto('/forgot');
  await page.getByLabel('E-mail').fill('sisler@mudville.example');
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(main(page).getByRole('alert')).toContainText(/in 25 minutes, at \d+:\d\d/);
});

test('a phone shows odds and missing cards whole', async ({ page, program, mailServer }) => {
  const token = await signUp(page, { program, mailServer, player: PLAYER });
  const { seriesID } = await awardDuplicates(program, PLAYER.username);
  await expectApiOk(program, 'POST /packInventory/open', { body: { seriesID, amount: 1 }, token });
  /** Returns the names of the tables that scroll in frames of their own. */
  const scrollingTables = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.box-score')]
        .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
        .map((frame) => frame.getAttribute('aria-label')),
    );

  await test.step('missing cards are rows with their odds', async () => {
    await page.goto(`/cards/user?series=${seriesID}&view=series`);
    const missing = page.getByRole('list', { name: /^Missing cards of/ });
    await expect(missing.getByRole('listitem').first()).toContainText(/1 in \d/);
    await page.getByLabel('Order').selectOption('By name');
    await expect(missing.getByRole('button', { name: /^Wish for/ }).first()).toBeVisible();
    expect(await scrollingTables()).toEqual([]);
  });

  await test.step('the odds of a pack and of a card fit', async () => {
    await page.goto('/packs/buy');
    await page.getByRole('button', { name: 'What is inside' }).first().click();
    await expect(page.getByRole('table', { name: 'Odds by tier' })).toContainText('1 in');
    expect(await scrollingTables()).toEqual([]);
    await page.goto('/cards/user');
    await main(page).locator('a[href^="/cards/1"]').first().click();
    await expect(page.getByText('Before pitching').first()).toBeVisible();
    expect(await scrollingTables()).toEqual([]);
  });
});

test('a long form of the league office is folded, and a fault leads to its field', async ({
  page,
  program,
}) => {
  await waitForAllCards(program);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAsAdmin(page, program);
  await page.setViewportSize(PHONE);
  await page.goto('/rewards/create');
  const pct = page.getByLabel('Chance of the card, in %', { exact: true });
  await expect(pct).toBeHidden();
  await page.getByText('Card', { exact: true }).first().click();
  await pct.fill('120');
  await page.getByText('Card', { exact: true }).first().click();
  await expect(pct).toBeHidden();
  await page.getByRole('button', { name: 'Create Reward' }).click();
  // Out of its folded section.
  await expect(pct).toBeFocused();
  await page.getByLabel('Description', { exact: true }).focus();
  await main(page)
    .getByRole('alert')
    .getByRole('button', { name: /^Chance of the card/ })
    .click();
  await expect(pct).toBeFocused();
});
