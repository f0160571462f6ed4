import type { Page } from '@playwright/test';

import { expectGoodLook } from './page-look.ts';
import { linkIn } from './post-office.ts';
import { expect, test } from './program-fixture.ts';

const PLAYER = { username: 'casey', email: 'casey@mudville.example', password: 'Mudville-9' };
const TEAM = 'Mudville Nine';

/** Goes where the navigation bar leads, as a person does. */
const follow = (page: Page, link: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: link, exact: true })
    .click();

/** The button of the page itself, not of the bar above it. */
const press = (page: Page, button: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name: button }).first().click();

test('a new player’s first day', async ({ page, program, postOffice, history }) => {
  await test.step('comes in and sees which history is played', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner').or(page.locator('body'))).toContainText(
      history === '' ? /invented/i : /record/i,
    );
    await expectGoodLook(page, '01 home of a guest');
    await page.goto('/wallet');
    await expect(page, 'a private page sends a guest home').toHaveURL(`${program.url}/`);
  });

  await test.step('registers', async () => {
    await follow(page, 'Login');
    await expectGoodLook(page, '02 login');
    await page.getByRole('link', { name: /Register/ }).click();
    await expectGoodLook(page, '03 register');
    await page.getByLabel('Username').fill(PLAYER.username);
    await page.getByLabel('E-mail').fill(PLAYER.email);
    await page.getByLabel('Password').fill('short');
    await press(page, 'Register');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await page.getByLabel('Password').fill(PLAYER.password);
    await press(page, 'Register');
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expectGoodLook(page, '04 registered');
  });

  await test.step('confirms with the letter that came', async () => {
    const letter = await postOffice.letterTo(PLAYER.email);
    await page.goto(linkIn(letter, program.url));
    await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
    await expectGoodLook(page, '05 confirmed');
  });

  await test.step('logs in', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Username').fill(PLAYER.username);
    await page.getByLabel('Password').fill(PLAYER.password);
    await press(page, 'Login');
    await expect(page.getByText('Login successful')).toBeVisible();
    await expect(page).toHaveURL(`${program.url}/`);
    await expect(page.getByRole('main')).toContainText(PLAYER.username);
    await expectGoodLook(page, '06 home of a player');
  });

  await test.step('sets the game’s speed to Instant', async () => {
    await follow(page, PLAYER.username);
    await page.getByLabel('Game animation speed').selectOption('Instant');
    await expect(page.getByText('Game speed updated successfully!')).toBeVisible();
    await expectGoodLook(page, '07 account');
  });

  await test.step('claims the day’s allowance', async () => {
    await follow(page, 'Wallet');
    await page.getByRole('link', { name: 'Add Money' }).click();
    await press(page, 'Claim');
    await expect(page.getByRole('button', { name: 'Claimed today' })).toBeDisabled();
    await expectGoodLook(page, '08 add money');
    await page.getByRole('link', { name: 'Back to the wallet' }).click();
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
    await expectGoodLook(page, '09 wallet');
  });

  await test.step('buys packs', async () => {
    await follow(page, 'Packs');
    await expectGoodLook(page, '10 buy packs');
    await press(page, /Buy 1\b/);
    await expect(page.getByText('1 pack(s) purchased successfully!')).toBeVisible();
    await press(page, /Buy 10\b/);
    await expect(page.getByText('10 pack(s) purchased successfully!')).toBeVisible();
  });

  await test.step('opens a pack', async () => {
    await page.getByRole('main').locator('a[href="/packs/user"]').first().click();
    await expectGoodLook(page, '11 my packs');
    await press(page, /^Open Pack/);
    await page
      .getByRole('button', { name: /skip|all/i })
      .first()
      .click();
    await expect(page.getByRole('table', { name: 'Cards Obtained' })).toBeVisible();
    await expectGoodLook(page, '12 cards obtained');
  });

  await test.step('looks through the cards', async () => {
    await follow(page, 'Cards');
    await expectGoodLook(page, '13 my cards');
    await page.getByRole('main').locator('a[href^="/cards/"]').first().click();
    await expect(page).toHaveURL(/\/cards\/\d+$/);
    await expectGoodLook(page, '14 card');
  });

  await test.step('puts a team together with Fill Best Lineup', async () => {
    await follow(page, 'Teams');
    await page.getByRole('main').getByRole('link', { name: 'Create Team' }).click();
    await page.getByLabel('Team Name').fill(TEAM);
    await press(page, 'Fill Best Lineup');
    await expectGoodLook(page, '15 team form');
    await press(page, 'Create Team');
    await expect(page).toHaveURL(/\/team\/user$/);
    await expect(page.getByRole('status')).toContainText(`Team ${TEAM} successfully created!`);
    await expectGoodLook(page, '16 my teams');
  });

  await test.step('begins a game against a computer team', async () => {
    await follow(page, 'Games');
    await expectGoodLook(page, '17 my games');
    await page.getByRole('main').getByRole('link', { name: 'New Game' }).first().click();
    await page.getByLabel('Your Team').selectOption({ index: 0 });
    await page.getByLabel('Opponent Team').selectOption({ index: 1 });
    await page.getByLabel('Home').check();
    await expectGoodLook(page, '18 new game');
    await press(page, 'Play Ball');
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]+\/play$/);
  });

  await test.step('plays it to the final out', async () => {
    // The home side pitches first.
    await expect(page.getByRole('button', { name: 'Hurl' })).toBeEnabled();
    await expectGoodLook(page, '19 play');
    const roll = page.getByRole('button', { name: /^(Hurl|Swing)$/ });
    const final = page.getByRole('main').locator('a[href$="/summary"]');
    await page.reload();
    for (let rolls = 0; rolls < 300; rolls += 1) {
      await expect(roll.or(final).first()).toBeEnabled();
      if (await final.isVisible()) break;
      await roll.click();
    }
    await expect(final).toBeVisible();
    await expectGoodLook(page, '20 final');
    await final.first().click();
  });

  await test.step('reads the summary', async () => {
    await expect(page).toHaveURL(/\/summary$/);
    await expect(page.getByRole('main')).toContainText(TEAM);
    await press(page, /Box Score/);
    await press(page, /All Game Events/);
    await expectGoodLook(page, '21 summary');
  });

  await test.step('sells the duplicates', async () => {
    await follow(page, 'Cards');
    await page.getByRole('main').locator('a[href="/cards/sell"]').first().click();
    await expectGoodLook(page, '22 sell duplicates');
    await press(page, 'Sell All Duplicates');
  });

  await test.step('logs out', async () => {
    await follow(page, 'LogOut');
    await press(page, 'LogOut');
    await expect(page.getByText('Logout successful')).toBeVisible();
    await expect(page).toHaveURL(`${program.url}/login`);
    await expect(page.getByRole('navigation', { name: 'Main' })).not.toContainText('Wallet');
  });
});
