import type { Locator, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './sign-up.ts';
import { expectToast } from './toasts.ts';

const PASSWORD = 'Mudville#4';
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 820, height: 1180 };
const LAPTOP = { width: 1280, height: 800 };

const main = (page: Page) => page.getByRole('main');

/** Whether a click in the middle of an element would reach it: nothing covers it. */
const isUncovered = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && node.contains(hit);
  });

/** How far a page scrolls sideways, in pixels. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a password that breaks all rules is told all five, none over the field', async ({ page }) => {
  for (const size of [PHONE, TABLET, LAPTOP]) {
    await page.setViewportSize(size);
    await page.goto('/register');
    await page.getByLabel('Username').fill('casey');
    await page.getByLabel('E-mail').fill('casey@mudville.example');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill(' ');
    await page.getByRole('button', { name: 'Register' }).click();
    const toasts = page.getByLabel('Error', { exact: true });
    await expect(toasts).toHaveCount(5);
    for (const toast of await toasts.all()) await expect(toast).toBeInViewport({ ratio: 1 });
    const field = (await password.boundingBox())!;
    for (const toast of await toasts.all()) {
      const { x, y } = (await toast.boundingBox())!;
      const isApart = y >= field.y + field.height || x >= field.x + field.width;
      expect(isApart, `at ${size.width}`).toBe(true);
    }
  }
  // Good news ends them: what they tell is mended.
  await page.getByLabel('Username').fill('doc_adams');
  await page.getByLabel('E-mail').fill('doc-adams@mudville.example');
  await page.getByLabel('Password', { exact: true }).fill('Mudville#1888');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Error', { exact: true })).toHaveCount(0);
});

for (const path of ['/cards/0', '/cards/99999999999', '/cards/mantle'])
  test(`${path} finds no card`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'No card found' })).toBeVisible();
  });

test('an id that nothing can have is not found, by a search engine neither', async ({
  page,
  program,
}) => {
  expect((await page.request.get(`${program.url}/cards/0`)).status()).toBe(404);
  await page.goto('/campaigns/0');
  await expect(main(page)).toContainText('No campaign found');
  await page.goto('/campaign-contests/0');
  await expect(main(page)).toContainText('No contest found');
  await page.goto('/players/%20');
  await expect(main(page)).toContainText('No player found');
});

test('a player with a name of 24 letters sees every page of an account, at its width', async ({
  page,
  program,
  mailServer,
}) => {
  const username = 'BartholomewMontgomery_24';
  const player = { username, email: 'barty@mudville.example', password: PASSWORD };
  const token = await signUp(page, { program, mailServer, player });

  await test.step('none is blank on a full load', async () => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page.getByText('You are already logged in')).toBeVisible();
    }
    await page.goto('/forgot');
    await expect(page.getByRole('button', { name: 'Send the letter' })).toBeVisible();
    await page.goto('/confirm');
    await expect(page.getByRole('button', { name: 'Send a new letter' })).toBeVisible();
    await page.goto('/reset?token=old');
    await expect(page.getByRole('button', { name: 'Set the new password' })).toBeVisible();
  });

  await test.step('none is wider than the window', async () => {
    for (const size of [PHONE, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      for (const path of ['/account', `/players/${username}`]) {
        await page.goto(path);
        await expect(page.getByRole('main').getByText(username).first()).toBeVisible();
        expect(await sidewaysScroll(page), `${path} at ${size.width}`).toBe(0);
      }
    }
  });

  await test.step("a batter's season is all in sight, to the average", async () => {
    const { cards } = await expectApiOk<{ cards: { cardID: number; type: string }[] }>(
      program,
      'GET /card/user',
      { token },
    );
    const batter = cards.find(({ type }) => type === 'Batter');
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      await page.goto(`/cards/${batter!.cardID}`);
      const average = page.getByRole('columnheader', { name: 'AVG' }).first();
      await expect(async () => {
        await average.scrollIntoViewIfNeeded();
        await expect(average).toBeInViewport({ ratio: 1, timeout: 1000 });
      }, `at ${size.width}`).toPass();
      expect(await sidewaysScroll(page)).toBe(0);
      // Not by scrolling the table in its frame, which nothing hints at.
      const hidden = await average.evaluate((head) => {
        const frame = head.closest('table')?.parentElement;
        return frame ? frame.scrollWidth - frame.clientWidth : 0;
      });
      expect(hidden, `at ${size.width}`).toBeLessThanOrEqual(1);
    }
  });

  await test.step('a sign-in that has ended says so, and leads to Login', async () => {
    const ended = { status: 401, json: { error: 'The token has expired.', code: 'token_expired' } };
    await page.route('**/api/wallet/get', (route) => route.fulfill(ended));
    await page.route('**/api/auth/refresh', (route) => route.fulfill(ended));
    await page.goto('/wallet');
    await expectToast(page, 'Your sign-in has ended. Log in again to go on.');
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('the card picker replaces, swaps, and says why not', async ({ page, program, mailServer }) => {
  const player = { username: 'mutrie', email: 'mutrie@mudville.example', password: PASSWORD };
  await signUp(page, { program, mailServer, player });
  await page.goto('/team/create');
  const slot = (name: string) => page.getByRole('combobox', { name: `${name} card` });
  const options = page.locator('.combobox-list').getByRole('option');

  await test.step('the red error goes once everything is filled', async () => {
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByRole('alert')).toHaveText('Team name is required.');
    await page.getByRole('textbox', { name: 'Team Name' }).fill('Mudville Nine');
    await expect(page.getByRole('alert')).toContainText('Every place needs a card.');
    await page.getByRole('button', { name: 'Fill Best Lineup' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('what is typed replaces the name that stood there', async () => {
    const shortstop = await slot('SS').inputValue();
    await slot('SS').click();
    await page.keyboard.type('zz');
    await expect(slot('SS')).toHaveValue('zz');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(slot('SS')).toHaveValue(shortstop);
  });

  await test.step('two places swap', async () => {
    const first = await slot('Bench 1').inputValue();
    const second = await slot('Bench 2').inputValue();
    await slot('Bench 1').click();
    await page.keyboard.type(second);
    await expect(options.first()).toContainText('in Bench 2: swap');
    await expectAccessiblePage(page, 'team picker swap');
    await options.first().click();
    await expect(slot('Bench 1')).toHaveValue(second);
    await expect(slot('Bench 2')).toHaveValue(first);
    await expect(main(page)).toContainText('24 of 24 places filled');
    await expect(main(page)).toContainText(
      `${second} moves from Bench 2 to Bench 1, ${first} to Bench 2.`,
    );
  });

  await test.step('a pitcher cannot sit on the bench, and the list says so', async () => {
    const pitcher = await slot('SP1').inputValue();
    await slot('Bench 1').click();
    await page.keyboard.type(pitcher);
    await expect(options.first()).toContainText('can’t sit on the bench');
    await expect(options.first()).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  });

  await test.step('a toast does not cover the list', async () => {
    await page.setViewportSize(PHONE);
    await page.route('**/api/teams', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { error: 'Rain delay.', code: 'internal_error' } })
        : route.continue(),
    );
    // The toast stays for a second of a clock that is moved by hand.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const toast = page.getByLabel('Error', { exact: true });
    const waitFor = (element: Locator) =>
      expect(async () => {
        await page.clock.runFor(10);
        await expect(element).toBeVisible({ timeout: 1000 });
      }).toPass();
    await page.getByRole('button', { name: 'Create Team' }).click();
    await waitFor(toast);
    await expect(toast).toContainText('Rain delay.');
    await slot('RF').click();
    await waitFor(options.first());
    for (const option of await options.all())
      if (await option.evaluate((node) => node.getBoundingClientRect().bottom <= innerHeight))
        expect(await isUncovered(option)).toBe(true);
    await expect(toast, 'it was there all the time').toBeVisible();
  });
});
