import type { Locator, Page } from '@playwright/test';

import { expectAccessiblePage } from './accessibility.ts';
import { expectApiOk } from './api-client.ts';
import { expect, test } from './fixtures.ts';
import { extractLink } from './mail-server.ts';
import { accessTokenOf } from './play-by-api.ts';

const PLAYER = {
  username: 'aVeryLongNameOf24Letters',
  email: 'a.newcomer@mudville.example',
  password: 'Mudville#24',
};
const MOST_CLICKS = 6;
const MOST_FIELDS = 3;

/** A newcomer whose clicks and fields are counted. */
const aNewcomer = (page: Page) => {
  const counted = { clicks: 0, fields: 0 };
  return {
    counted,
    click: async (target: Locator) => {
      await target.click();
      counted.clicks += 1;
    },
    fill: async (label: string, text: string) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      counted.fields += 1;
    },
  };
};

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a newcomer has a club of their own after six clicks and three fields', async ({
  page,
  browser,
  program,
  mailServer,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const { counted, click, fill } = aNewcomer(page);
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  const began = Date.now();
  let link = '';

  await test.step('registers', async () => {
    await page.goto('/');
    await click(main.getByRole('link', { name: 'Register' }).first());
    await fill('Username', PLAYER.username);
    await fill('E-mail', PLAYER.email);
    await fill('Password', PLAYER.password);
    await click(main.getByRole('button', { name: 'Register' }));
    await expect(main).toContainText('confirm your e-mail address');
    // Letters are sent, so there is no outbox to open.
    await expect(main.getByRole('link', { name: 'Open the letter' })).toHaveCount(0);
  });

  await test.step('opens the letter, which signs nobody in', async () => {
    link = extractLink(await mailServer.newestEmailTo(PLAYER.email), program.url);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? program.url });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Sign me in' })).toHaveCount(0);
    await elsewhere.close();

    await page.goto(link);
    counted.clicks += 1;
    await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
    await expectAccessiblePage(page, 'confirmed in this browser');
  });

  await test.step('is signed in with one click', async () => {
    await click(main.getByRole('button', { name: 'Sign me in' }));
    await expect(heading('Which baseball is yours?')).toBeVisible();
    await expect(main.getByRole('button', { name: / won, \d+ lost$/ })).not.toHaveCount(0);
  });

  let club = '';
  await test.step('chooses a pennant, and has a club', async () => {
    const pennant = main.getByRole('button', { name: / won, \d+ lost$/ }).nth(3);
    club = ((await pennant.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
    await click(pennant);
    await expect(heading(club)).toBeVisible();
    const seconds = (Date.now() - began) / 1000;
    console.log(
      `To an own club: ${counted.clicks} clicks, ${counted.fields} fields, ${seconds.toFixed(1)} s`,
    );
    expect(counted.clicks).toBeLessThanOrEqual(MOST_CLICKS);
    expect(counted.fields).toBeLessThanOrEqual(MOST_FIELDS);
  });

  await test.step('sees 24 cards arrive, and the team that is made of them', async () => {
    await page.keyboard.press('Escape');
    await expect(main.getByRole('listitem')).toHaveCount(24);
    await expect(main.getByRole('link', { name: 'Play your first game' })).toHaveAttribute(
      'href',
      '/game/create?first=1',
    );
    await expect(main.getByRole('link', { name: `${PLAYER.username}’s ${club}` })).toBeVisible();
    await expectAccessiblePage(page, 'a club of their own');
  });

  await test.step('tries on another, found by its decade and its name', async () => {
    await main.getByRole('button', { name: 'Choose another club' }).click();
    await expectAccessiblePage(page, 'which baseball is yours');
    await main.getByRole('button', { name: '1950s' }).click();
    await expect(page.getByRole('heading', { name: 'Clubs of the 1950s' })).toBeVisible();
    await main.getByRole('button', { name: '1954', exact: true }).click();
    await expect(main.getByRole('button', { name: /The whole season/ })).toBeVisible();
    await expectAccessiblePage(page, 'clubs of a season');
    await page.getByLabel('Find a club by name').fill('no such nine');
    await expect(page.getByText('No club called “no such nine”')).toBeVisible();
    await page.getByLabel('Find a club by name').fill('');
    await main.getByRole('button', { name: /The whole season/ }).click();
    await expect(heading('The season of 1954')).toBeVisible();
  });

  await test.step('keeps the club once a game has begun', async () => {
    const token = await accessTokenOf(page);
    const teams = await expectApiOk<{ userTeamID: string }[]>(program, 'GET /teams/user', {
      token,
    });
    expect(teams).toHaveLength(1);
    const clubs = await expectApiOk<{ userTeamID: string }[]>(
      program,
      'GET /teams/comp-team?lineups=none',
      { token },
    );
    await expectApiOk(program, 'POST /games', {
      token,
      body: {
        homeUserTeamID: teams[0]?.userTeamID,
        visitingUserTeamID: clubs[0]?.userTeamID,
        role: 'home',
      },
    });
    await page.goto('/club');
    await expect(main).toContainText('this is your club for good');
    await expect(main.getByRole('button', { name: 'Choose another club' })).toHaveCount(0);
  });

  await test.step('is not signed in by the letter a second time', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign me in' })).toHaveCount(0);
  });
});
