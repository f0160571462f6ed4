import type { Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { extractLink } from './mail-server.ts';
import { signUp } from './sign-up.ts';
import { expectToast } from './toasts.ts';

const PASSWORD = 'Mudville#9';
const NEW_PASSWORD = 'Mudville#10';
const PHONE = { width: 360, height: 740 };

const main = (page: Page) => page.getByRole('main');
const fill = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field, exact: true }).fill(text);
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

test('who is locked out of a name sees how long, and gets in by a new password', async ({
  page,
  program,
  mailServer,
}) => {
  const player = {
    username: 'Locked-out-Lou',
    email: 'locked-out@mudville.example',
    password: PASSWORD,
  };
  await page.setViewportSize(PHONE);
  await signUp(page, { program, mailServer, player });
  await page.evaluate(() => localStorage.clear());
  // As the server responds with after five failures; its limits are wide in these tests.
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '840' },
      json: {
        error: 'Too many attempts. Try again in 14 minutes.',
        code: 'too_many_attempts',
        details: { retryAfter: 840 },
      },
    }),
  );
  await page.goto('/login');
  await fill(page, 'Username', player.username);
  await fill(page, 'Password', 'Wrong#1-password');
  await press(page, 'Login');
  await expectToast(page, 'Login failed: Too many attempts. Try again in 14 minutes.');
  await expect(main(page)).toContainText('opens again in 14 minutes');
  await expectAccessiblePage(page, 'locked out');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await page.unrouteAll();
  await main(page).getByRole('link', { name: 'Choose a new password' }).click();
  await fill(page, 'E-mail', player.email);
  const letter = mailServer.nextEmailTo(player.email);
  await press(page, 'Send the letter');
  await page.goto(extractLink(await letter, program.url));
  await fill(page, 'New password', NEW_PASSWORD);
  await press(page, 'Set the new password');
  await expect(main(page)).toContainText('Your new password is set');
  await page.goto('/login');
  await fill(page, 'Username', player.username);
  await fill(page, 'Password', NEW_PASSWORD);
  await press(page, 'Login');
  await expectToast(page, 'Login successful');
});

test('of two registrations of one address the first that is confirmed gets it, the other shows Login', async ({
  page,
  program,
  mailServer,
}) => {
  const email = 'twice-registered@mudville.example';
  const links: string[] = [];
  for (const username of ['Twice-one', 'Twice-two']) {
    const letter = mailServer.nextEmailTo(email);
    await expectApiOk(program, 'POST /users', { body: { username, email, password: PASSWORD } });
    links.push(extractLink(await letter, program.url));
  }
  await page.goto(links[1]!);
  await expect(main(page)).toContainText('You are on the roster');
  await page.setViewportSize(PHONE);
  await page.goto(links[0]!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the roster already');
  await expect(main(page).getByRole('link', { name: 'Login', exact: true })).toBeVisible();
  await expectAccessiblePage(page, 'address has an account');
});
