import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { connectPool, type Database } from '@pennant/server/platform/database/database';

import { expectAccessiblePage } from './accessibility.ts';
import { holdRequests } from './hold-requests.ts';
import { extractLink, type MailServer } from './mail-server.ts';
import type { Program } from './start-program.ts';
import { expect, test } from './fixtures.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';
import { signUp } from './sign-up.ts';
import { expectToast, recordToasts } from './toasts.ts';

const PASSWORD = 'Mudville#9';
const NEW_PASSWORD = 'Mudville#10';

let database: Database;
test.beforeAll(({ databaseUrl }) => {
  database = connectPool({ connectionString: databaseUrl });
});
test.afterAll(() => database.close());

const main = (page: Page) => page.getByRole('main');
const fill = (page: Page, field: string, text: string) =>
  page.getByRole('textbox', { name: field, exact: true }).fill(text);
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await fill(page, 'Username', username);
  await fill(page, 'Password', password);
  await press(page, 'Login');
}

/** Registers, confirms and logs in a player. */
async function signUpPlayer(
  page: Page,
  username: string,
  { program, mailServer }: { readonly program: Program; readonly mailServer: MailServer },
): Promise<void> {
  const email = `${username}@mudville.example`;
  await signUp(page, { program, mailServer, player: { username, email, password: PASSWORD } });
}

/** Opens the link of the newest email to an address. */
async function openEmailLink(
  page: Page,
  mailServer: MailServer,
  url: string,
  address: string,
): Promise<void> {
  await page.goto(extractLink(await mailServer.newestEmailTo(address), url));
}

/** Logs in the same user in a second browser context. */
async function logInElsewhere(browser: Browser, baseURL: string, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  await recordToasts(context);
  const page = await context.newPage();
  await logIn(page, username, PASSWORD);
  await expectToast(page, 'Login successful');
  return page;
}

const storedTokens = (page: Page) =>
  page.evaluate(() =>
    ['accessToken', 'idToken', 'refreshToken'].filter((name) => localStorage.getItem(name)),
  );

/**
 * Waits until no open page sends requests of its own: while cards are made, every page asks how far
 * they are, and could be the first to learn that its session has ended.
 */
const waitUntilNoPageAsks = waitForAllCards;

/** Makes a player's tokens of these kinds expire. */
const expire = (username: string, kinds: readonly string[]) =>
  database.sql(
    `update session_token set expires_at = now() - interval '1 minute'
     where kind = any($2) and user_id = (select user_id from account where username = $1)`,
    [username, kinds],
  );

test('the first admin is asked on every page to choose their own password', async ({
  page,
  program,
}) => {
  const { username, password } = program.firstAdmin!;
  await logIn(page, username, password);
  await expect(page).toHaveURL(`${program.url}/`);
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'Choose your own password' }).click();
  await expect(page).toHaveURL(/\/account\/password$/);
  await expectAccessiblePage(page, 'account first password');
  await fill(page, 'Present password', password);
  await fill(page, 'New password', 'weak');
  await press(page, 'Change password');
  await expectToast(page, /Password must be at least 8 characters long/);
  await fill(page, 'New password', NEW_PASSWORD);
  await press(page, 'Change password');
  await expectToast(page, 'Password changed successfully!');
  await expect(page).toHaveURL(`${program.url}/`);
  await expect(page.getByRole('navigation', { name: 'Admin' })).toContainText('Custom Card');
  await expectAccessiblePage(page, 'home of an admin');

  // The admin's wallet has no transactions: an admin gets no starter set.
  await page.goto('/wallet');
  await expect(main(page)).toContainText('No transactions found.');
  await expectAccessiblePage(page, 'empty wallet');
  await database.sql(
    'delete from wallet where user_id = (select user_id from account where username = $1)',
    [username],
  );
  await page.reload();
  await expect(main(page)).toContainText('Wallet not found.');
});

test('expired tokens are renewed once over all tabs, and when nothing renews them the tokens go and /login comes', async ({
  page,
  context,
  program,
  mailServer,
}) => {
  await waitUntilNoPageAsks(program);
  await signUpPlayer(page, 'expired', { program, mailServer });
  const tabs = [page, await context.newPage(), await context.newPage()];
  // No call is under way when the tokens expire: a page that is left while it renews them loses
  // the new ones, which ends the session.
  await Promise.all(tabs.map((tab) => tab.goto('/account', { waitUntil: 'networkidle' })));
  for (const tab of tabs) await expect(main(tab)).toContainText('This browser');

  await expire('expired', ['access', 'id']);
  await Promise.all(tabs.map((tab) => tab.goto('/wallet')));
  for (const tab of tabs) await expect(main(tab).getByRole('table')).toBeVisible();
  const used = await database.sql(
    `select from session_token join session using (user_id, session_id)
     where used_at is not null and ended_at is null
       and user_id = (select user_id from account where username = 'expired')`,
  );
  expect(used, 'one refresh for three tabs').toHaveLength(1);

  await expire('expired', ['access', 'id', 'refresh']);
  // An open page sends a further request.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(`${program.url}/login`);
  expect(await storedTokens(page)).toEqual([]);
  // A page that is loaded again redirects as well, where no other learns first that the session has
  // ended: no tab is open beside it, and the page before it has all that it asks for.
  for (const tab of tabs.slice(1)) await tab.close();
  await logIn(page, 'expired', PASSWORD);
  await expectToast(page, 'Login successful');
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expire('expired', ['access', 'id', 'refresh']);
  await page.goto('/wallet');
  await expect(page).toHaveURL(`${program.url}/login`);
  expect(await storedTokens(page)).toEqual([]);
});

test('a forgotten password is replaced through a letter', async ({ page, program, mailServer }) => {
  await signUpPlayer(page, 'forgetful', { program, mailServer });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten password' }).click();
  await fill(page, 'E-mail', 'forgetful@mudville.example');
  const nextEmail = mailServer.nextEmailTo('forgetful@mudville.example');
  await press(page, 'Send the letter');
  await expect(main(page)).toContainText('a letter with a link to choose a new password');
  await expectAccessiblePage(page, 'forgotten password asked');
  await page.goto(extractLink(await nextEmail, program.url));
  await expectAccessiblePage(page, 'new password');
  await fill(page, 'New password', NEW_PASSWORD);
  await press(page, 'Set the new password');
  await expect(main(page)).toContainText('Your new password is set');
  await logIn(page, 'forgetful', PASSWORD);
  await expectToast(page, 'Login failed: Username or password is wrong.');
  await fill(page, 'Password', NEW_PASSWORD);
  await press(page, 'Login');
  await expectToast(page, 'Login successful');
});

test('a player sees where they are logged in, and ends it', async ({
  page,
  browser,
  program,
  mailServer,
}) => {
  await waitUntilNoPageAsks(program);
  await signUpPlayer(page, 'everywhere', { program, mailServer });
  const others = [
    await logInElsewhere(browser, program.url, 'everywhere'),
    await logInElsewhere(browser, program.url, 'everywhere'),
  ];
  await page.goto('/account');
  const end = main(page).getByRole('button', { name: /^Log out Chrome on/ });
  await expect(end).toHaveCount(2);
  await expectAccessiblePage(page, 'account with sessions');
  // The session used last is listed first: the third browser context.
  await end.first().click();
  await expectToast(page, /is logged out$/);
  await expect(end).toHaveCount(1);
  await others[1]!.goto('/wallet');
  await expect(others[1]!).toHaveURL(`${program.url}/login`);
  await others[0]!.goto('/wallet');
  await expect(main(others[0]!).getByRole('table')).toBeVisible();

  await press(page, 'Log out everywhere else');
  await expectToast(page, 'Logged out everywhere else');
  await expect(end).toHaveCount(0);
  await others[0]!.goto('/wallet');
  await expect(others[0]!).toHaveURL(`${program.url}/login`);
  await page.reload();
  await expect(main(page)).toContainText('This browser');
  for (const other of others) await other.context().close();
});

test('a player sets the speed and the Discord name, and changes e-mail and password', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpPlayer(page, 'changing', { program, mailServer });
  await page.goto('/account');
  await expect(main(page)).toContainText('0 / 100');
  await expect(main(page)).toContainText('Level 1');
  for (const [exp, progress, level] of [
    [150, '150 / 300', 'Level 2'],
    [80_000, '80000 / ???', 'Level 16'],
  ] as const) {
    await database.sql(`update account set exp = $1 where username = 'changing'`, [exp]);
    await page.reload();
    await expect(main(page)).toContainText(progress);
    await expect(main(page)).toContainText(level);
  }
  await page.getByLabel('Game animation speed').selectOption('Fastest');
  await expectToast(page, 'Game speed updated successfully!');
  await page.getByPlaceholder('Enter your Discord username').fill('casey#1888');
  await press(page, 'Update');
  await expectToast(page, 'Discord username updated successfully!');
  await page.reload();
  await expect(page.getByLabel('Game animation speed')).toHaveValue('faster');
  await expect(page.getByPlaceholder('Enter your Discord username')).toHaveValue('casey#1888');

  await press(page, 'Change e-mail');
  await expectAccessiblePage(page, 'change e-mail');
  await fill(page, 'New e-mail', 'moved@mudville.example');
  await fill(page, 'Present password', PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Send the letter' }).click();
  await expectToast(page, /a letter is on its way/);
  await openEmailLink(page, mailServer, program.url, 'moved@mudville.example');
  await expect(main(page)).toContainText('Your new e-mail address is set');
  await expectAccessiblePage(page, 'new e-mail set');
  await main(page).getByRole('link', { name: 'Account' }).click();
  await expect(main(page)).toContainText('moved@mudville.example');

  await main(page).getByRole('link', { name: 'Change password' }).click();
  await fill(page, 'Present password', 'Wrong#1-password');
  await fill(page, 'New password', NEW_PASSWORD);
  await press(page, 'Change password');
  await expectToast(page, 'Failed to change password: That is not your present password.');
  await fill(page, 'Present password', PASSWORD);
  await press(page, 'Change password');
  await expectToast(page, 'Password changed successfully!');
  await expect(page).toHaveURL(/\/account$/);
});

test('a player takes a copy of everything, and leaves', async ({ page, program, mailServer }) => {
  await signUpPlayer(page, 'leaver', { program, mailServer });
  await page.goto('/account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'Download my data'),
  ]);
  expect(file.suggestedFilename()).toBe('pennant-leaver.json');
  const everything = JSON.parse(await readFile((await file.path()) ?? '', 'utf8'));
  expect(everything.account).toMatchObject({ username: 'leaver' });
  expect(everything.cards).toHaveLength(24);

  await press(page, 'Delete account');
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expectAccessiblePage(page, 'delete account');
  await dialog.getByLabel('Present password').fill('Wrong#1-password');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Failed to delete account: That is not your present password.');
  await dialog.getByLabel('Present password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectToast(page, 'Account deleted');
  await expect(page).toHaveURL(`${program.url}/login`);
  expect(await storedTokens(page)).toEqual([]);
  await logIn(page, 'leaver', PASSWORD);
  await expectToast(page, 'Login failed: Username or password is wrong.');
});

test('the bar waits for the user check, and opens behind a button on a phone', async ({
  page,
  program,
  mailServer,
}) => {
  await signUpPlayer(page, 'navigator', { program, mailServer });
  const userCheck = await holdRequests(page, '**/api/users/me');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/faq', { waitUntil: 'commit' });
  await userCheck.firstRequest;
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  userCheck.release();
  await expect(bar).toBeVisible();
  for (const label of ['Home', 'FAQ', 'Teams', 'Packs', 'Cards', 'Wallet', 'Games', 'navigator'])
    await expect(bar.getByRole('link', { name: label, exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'LogOut' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Version 0.0.24-fe');
  for (const label of ['Social', 'Chat', 'Shop'])
    await expect(
      page.getByRole('navigation', { name: 'Elsewhere' }).getByRole('link', { name: label }),
    ).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Chat' })).toBeVisible();
  await expectAccessiblePage(page, 'menu open');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/login');
  await expect(main(page)).toContainText('You are already logged in');
});

test('a toast stays five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await fill(page, 'Username', 'nobody');
  await fill(page, 'Password', PASSWORD);
  await page.mouse.move(0, 0);
  // From here on the clock is controlled by the test.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Enter');
  const failed = page.getByText('Login failed: Username or password is wrong.').first();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(failed).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000 });
  await page.clock.runFor(4500);
  await expect(failed).toBeVisible();
  await page.clock.runFor(1000);
  await expect(failed).toBeHidden();
});

test('what goes wrong is told in the documented words', async ({ page, program, mailServer }) => {
  await signUpPlayer(page, 'unlucky', { program, mailServer });
  await page.goto('/register');
  await page.goto('/account');
  await expect(main(page)).toContainText('This browser');
  const abortRequests = (call: string) => page.route(`**/api/${call}`, (route) => route.abort());
  const unreachable = 'The ballpark cannot be reached';

  await abortRequests('users/setGameSpeed');
  await page.getByLabel('Game animation speed').selectOption('Fast');
  await expectToast(page, new RegExp(`^Failed to update game speed: ${unreachable}`));
  await expect(page.getByLabel('Game animation speed'), 'only after a save').toHaveValue('normal');
  await abortRequests('users/setDiscordUsername');
  await press(page, 'Update');
  await expectToast(page, new RegExp(`^Failed to update Discord username: ${unreachable}`));
  await abortRequests('wallet/get*');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Wallet' })
    .click();
  await expectToast(page, new RegExp(`^Error fetching wallet: ${unreachable}`));
  await expect(page.getByRole('heading', { name: 'Error fetching wallet' })).toBeVisible();
  await expectAccessiblePage(page, 'error fetching wallet');
  await abortRequests('auth/logout');
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expectToast(page, new RegExp(`^Logout failed: ${unreachable}`));
  await page.unrouteAll();
  await page.getByRole('button', { name: 'LogOut' }).click();
  await expectToast(page, 'Logout successful');

  await page.goto('/register');
  await fill(page, 'Username', 'unlucky');
  await fill(page, 'E-mail', 'another@mudville.example');
  await fill(page, 'Password', '........');
  await press(page, 'Register');
  for (const missing of ['1 number', '1 uppercase letter', '1 lowercase letter'])
    await expectToast(page, new RegExp(`Password must contain at least ${missing}`));
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Register');
  await expectToast(page, 'Registration failed: This username is taken.');
});
