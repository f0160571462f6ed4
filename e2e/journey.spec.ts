import type { Page } from '@playwright/test';

import { expectAccessiblePage, expectAccessibleToast } from './accessibility.ts';
import { playToFinalOut, playScreen } from './play-game.ts';
import { extractLink } from './mail-server.ts';
import { expect, test } from './fixtures.ts';
import { waitForAllCards } from './sign-in-as-admin.ts';
import { expectToast } from './toasts.ts';

const PLAYER = { username: 'casey', email: 'casey@mudville.example', password: 'Mudville#9' };
const TEAM = 'Mudville Nine';

/** Follows a link of the navigation bar. */
const follow = (page: Page, link: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: link, exact: true })
    .click();

/** Clicks a button of the page, not of the navigation bar. */
const press = (page: Page, button: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: button }).first().click();

const fill = (page: Page, field: string, text: string) =>
  page.getByRole('main').getByRole('textbox', { name: field, exact: true }).fill(text);

test('a new player’s first day', async ({ page, program, mailServer, history }) => {
  await test.step('comes in and sees which history is played', async () => {
    await page.goto('/');
    const label = history === '' ? 'An invented history, 1871-2023' : /record/i;
    await expect(page.getByText(label).first()).toBeVisible();
    await expectAccessiblePage(page, '01 home of a guest');
    await page.goto('/wallet');
    await expect(page, 'a private page sends a guest home').toHaveURL(`${program.url}/`);
  });

  await test.step('registers', async () => {
    await follow(page, 'Login');
    await expectAccessiblePage(page, '02 login');
    await page.getByRole('link', { name: /Register/ }).click();
    await expectAccessiblePage(page, '03 register');
    await fill(page, 'Username', PLAYER.username);
    await fill(page, 'E-mail', PLAYER.email);
    await fill(page, 'Password', 'short');
    await press(page, 'Register');
    await expectToast(page, /Password must be at least 8 characters long/);
    await expectAccessibleToast(page);
    await fill(page, 'Password', PLAYER.password);
    await press(page, 'Register');
    await expectToast(page, 'Registration successful');
    await expect(page.getByRole('main')).toContainText('confirm your e-mail address');
    await expectAccessiblePage(page, '04 registered');
  });

  await test.step('confirms with the letter that came', async () => {
    const email = await mailServer.newestEmailTo(PLAYER.email);
    await page.goto(extractLink(email, program.url));
    await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
    await expectAccessiblePage(page, '05 confirmed');
  });

  await test.step('logs in', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await fill(page, 'Username', PLAYER.username);
    await fill(page, 'Password', PLAYER.password);
    await press(page, 'Login');
    await expectToast(page, 'Login successful');
    await expect(page).toHaveURL(`${program.url}/`);
    await expect(page.getByRole('main')).toContainText(PLAYER.username);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).toEqual(expect.arrayContaining(['accessToken', 'idToken', 'refreshToken']));
    await expectAccessiblePage(page, '06 home of a player');
  });

  await test.step('claims the day’s allowance', async () => {
    await follow(page, 'Wallet');
    await page.getByRole('link', { name: 'Add Money' }).click();
    await press(page, 'Claim');
    await expect(page.getByRole('button', { name: 'Claimed today' })).toBeDisabled();
    await expectAccessiblePage(page, '08 add money');
    await page.getByRole('link', { name: 'Back to the wallet' }).click();
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await expectAccessiblePage(page, '09 wallet');
  });

  await test.step('buys a pack', async () => {
    await follow(page, 'Packs');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessiblePage(page, '10 buy packs');
    await press(page, 'Buy 1');
    await expectToast(page, '1 pack(s) purchased successfully!');
    await expectAccessibleToast(page);
  });

  let newCards = 0;
  await test.step('opens it, card by card', async () => {
    await page.getByRole('main').getByRole('link', { name: 'My Packs' }).click();
    await expect(page.getByRole('button', { name: 'Open Pack' })).toBeVisible();
    await expectAccessiblePage(page, '11 my packs');
    await press(page, 'Open Pack');
    await press(page, 'Tear it open');
    await press(page, 'Turn the next card');
    await press(page, 'Open all');
    const obtained = page.getByRole('table', { name: 'Cards Obtained' });
    await expect(obtained.getByRole('row')).toHaveCount(1 + 6);
    // The starter set may contain cards of the same season.
    newCards = 6 - (await obtained.getByText('Duplicate').count());
    await expectAccessiblePage(page, '12 cards obtained');
  });

  await test.step('looks through the cards', async () => {
    await follow(page, 'Cards');
    const cards = page.getByRole('table', { name: 'My Cards' });
    // The starter set and the new cards of the pack.
    await expect(cards).toHaveAttribute('aria-rowcount', String(1 + 24 + newCards));
    await expectAccessiblePage(page, '13 my cards');
    const best = cards.getByRole('link').first();
    const player = (await best.textContent()) ?? '';
    await best.click();
    await expect(page.getByRole('heading', { level: 1, name: player })).toBeVisible();
    await expect(page).toHaveURL(/\/cards\/\d+$/);
    await expectAccessiblePage(page, '14 card');
  });

  await test.step('puts a team together with Fill Best Lineup', async () => {
    await follow(page, 'Teams');
    await page.getByRole('main').getByRole('link', { name: 'Create Team' }).click();
    await fill(page, 'Team Name', TEAM);
    await press(page, 'Fill Best Lineup');
    await expectAccessiblePage(page, '15 team form');
    await press(page, 'Create Team');
    await expect(page).toHaveURL(/\/team\/user$/);
    await expect(
      page.getByRole('status').filter({ hasText: `Team ${TEAM} successfully created!` }),
    ).toBeVisible();
    await expectAccessiblePage(page, '16 my teams');
  });

  await test.step('sets the game’s speed to Instant', async () => {
    await follow(page, PLAYER.username);
    await page.getByLabel('Game animation speed').selectOption('Instant');
    await expectToast(page, 'Game speed updated successfully!');
    await expectAccessiblePage(page, '07 account');
  });

  await test.step('begins a game against a computer team', async () => {
    await follow(page, 'Games');
    await expectAccessiblePage(page, '17 my games');
    await page.getByRole('main').getByRole('link', { name: 'New Game' }).first().click();
    await page.getByLabel('Your Team').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Search all clubs' }).click();
    await page.getByRole('combobox', { name: 'Opponent Team' }).click();
    await page.getByRole('listbox', { name: 'Opponent Team' }).getByRole('option').first().click();
    await page.getByRole('radio', { name: 'Home' }).check();
    await expectAccessiblePage(page, '18 new game');
    await press(page, 'Play Ball');
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
  });

  await test.step('plays it to the final out', async () => {
    // The home side pitches first.
    await expect(page.getByRole('button', { name: 'Hurl' })).toBeEnabled();
    await expectAccessiblePage(page, '19 play');
    await page.reload();
    await playToFinalOut(page);
    const { final } = playScreen(page);
    await expect(final).toBeVisible();
    await expectAccessiblePage(page, '20 final');
    await final.first().click();
  });

  await test.step('reads the summary', async () => {
    await expect(page).toHaveURL(/\/summary$/);
    await expect(page.getByRole('main')).toContainText(TEAM);
    await press(page, 'Box Score');
    await expect(page.getByRole('columnheader', { name: 'AB/IP' }).first()).toBeVisible();
    await press(page, 'All Game Events');
    await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    await press(page, 'Verify this game');
    await expect(page.getByRole('main')).toContainText('It holds.');
    await expectAccessiblePage(page, '21 summary');
  });

  await test.step('buys ten packs of a season with few players, and opens them all', async () => {
    // A season that is still being generated has no packs yet.
    await waitForAllCards(program);
    await page.goto('/packs/buy');
    await page.getByLabel('Find a series').fill('1871 Base');
    await page
      .getByRole('article', { name: '1871 Base' })
      .getByRole('button', { name: 'Buy 10', exact: true })
      .click();
    await expectToast(page, '10 pack(s) purchased successfully!');
    await page.getByRole('main').getByRole('link', { name: 'My Packs' }).click();
    await press(page, 'Open all 10');
    const obtained = page.getByRole('table', { name: 'Cards Obtained' });
    await expect(obtained).toHaveAttribute('aria-rowcount', String(1 + 60));
  });

  await test.step('sells the duplicates', async () => {
    await follow(page, 'Cards');
    await page.getByRole('main').getByRole('link', { name: 'Sell Duplicates' }).click();
    await expect(page.getByRole('table', { name: 'Duplicates' })).toBeVisible();
    await expectAccessiblePage(page, '22 sell duplicates');
    await press(page, 'Sell All Duplicates');
    const sell = page.getByRole('dialog').getByRole('button', { name: /^Sell for/ });
    await expectAccessiblePage(page, '23 sell all duplicates');
    await sell.click();
    await expectToast(page, /\d+ cards? sold for/);
    await follow(page, 'Wallet');
    await expect(page.getByRole('table', { name: 'Transactions' })).toContainText(
      /Duplicates sold/i,
    );
  });

  await test.step('logs out', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('button', { name: 'LogOut' })
      .click();
    await expectToast(page, 'Logout successful');
    await expect(page).toHaveURL(`${program.url}/login`);
    await expect(page.getByRole('navigation', { name: 'Main' })).not.toContainText('Wallet');
  });
});
